import type { ClientSite, ColorMode } from '../../model/site.ts'

/** Query parameter that overrides the mode for one page view. */
export const COLOR_MODE_QUERY = 'docusaurus-theme'

export const COLOR_MODE_KEY = 'theme'

/** Coerce a value to a color mode: anything but `dark` is `light`. */
export function coerceColorMode(value: unknown): ColorMode {
  return value === 'dark' ? 'dark' : 'light'
}

/**
 * Resolve a page's initial mode: query, then stored choice, then default. The
 * system preference is ignored (Specification §4).
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
