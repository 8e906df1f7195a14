import type { ClientSite, ColorMode } from '../../model/site.ts'

/** Query parameter that overrides the mode for one page view. */
export const COLOR_MODE_QUERY = 'docusaurus-theme'

export const COLOR_MODE_KEY = 'theme'

/** Make any value a colour mode: all but `dark` counts as light. */
export function coerceColorMode(value: unknown): ColorMode {
  return value === 'dark' ? 'dark' : 'light'
}

/**
 * Resolve the mode a page starts with: query, stored choice, default
 * (Specification §4; the system's scheme is not respected).
 */
export function resolveColorMode(source: {
  readonly query: string | null
  readonly stored: string | null
  readonly settings: ClientSite['colorMode']
}): ColorMode {
  const { query, stored, settings } = source
  const choice = settings.disableSwitch ? null : stored
  return coerceColorMode(query ?? choice ?? settings.defaultMode)
}
