import type {
  AnnouncementBarData,
  ClientSite,
  ColorMode
} from '../../model/site.ts'

export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss'
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id'

export type BarIdentity = Pick<AnnouncementBarData, 'id' | 'isCloseable'>

/**
 * Whether a stored dismissal hides the bar: only if the bar is closeable and
 * has the dismissed id (specification §4).
 */
export function isAnnouncementDismissed(
  bar: BarIdentity,
  stored: { readonly id: string | null; readonly dismissal: string | null }
): boolean {
  return (
    bar.isCloseable &&
    stored.dismissal === 'true' &&
    correctBarId(stored.id) === correctBarId(bar.id)
  )
}

/**
 * Correct the default id, which an early release misspelled (behavior 4.6.3).
 */
export function correctBarId(id: string | null): string | null {
  return id === 'annoucement-bar' ? 'announcement-bar' : id
}

/** Query parameter that overrides the mode for one page view. */
export const COLOR_MODE_QUERY = 'docusaurus-theme'

export const COLOR_MODE_KEY = 'theme'

/** Coerce a value to a color mode: anything but `dark` is `light`. */
export function coerceColorMode(value: unknown): ColorMode {
  return value === 'dark' ? 'dark' : 'light'
}

/**
 * Resolve a page's initial mode: query, then stored choice, then default. The
 * system preference is ignored (specification §4).
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

/** Session storage key of the scroll positions. */
export const SCROLL_KEY = 'toolbox.scroll'
