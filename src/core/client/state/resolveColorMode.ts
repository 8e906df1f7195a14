import type { ClientSite, ColorMode } from '../../model/site.ts'

/** Query parameter that overrides the mode for one page view. */
export const COLOR_MODE_QUERY = 'docusaurus-theme'

export const COLOR_MODE_KEY = 'theme'

/** Turn any value into a color mode: everything but `dark` counts as light. */
export function coerceColorMode(value: unknown): ColorMode {
  return value === 'dark' ? 'dark' : 'light'
}

/**
 * Resolve a page's initial mode: query, stored choice, default (Specification
 * §4; the system preference is ignored).
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
