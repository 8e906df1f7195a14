import type { AnnouncementBar } from '../../model/site.ts'

export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss'
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id'

export type BarIdentity = Pick<AnnouncementBar, 'id' | 'isCloseable'>

/**
 * Decide whether a stored dismissal hides the bar: only if it is closeable and
 * still has the dismissed id (Specification §4).
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

/** An early release misspelled the default id in storage (behavior 4.6.3). */
export function correctBarId(id: string | null): string | null {
  return id === 'annoucement-bar' ? 'announcement-bar' : id
}
