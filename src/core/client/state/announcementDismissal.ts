import type { AnnouncementBar } from '../../model/site.ts'

export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss'
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id'

export type BarIdentity = Pick<AnnouncementBar, 'id' | 'isCloseable'>

/**
 * Whether a stored dismissal hides the bar: only if the bar is closeable and
 * has the dismissed id (Specification §4).
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
