import type { OfflineCopy } from '../../../model/offlineCopy.ts'
import type { SavedCopy } from '../../worker/offlineCopy.ts'

/** How the copy stands on this device. */
export type CopyState =
  | 'offered'
  /** Files are there, and not all of them. */
  | 'part'
  | 'saved'
  /** Saved, and the site has another edition. */
  | 'outdated'

/**
 * Tell how the copy stands.
 *
 * @param offered undefined while the site does not answer: what is saved then
 * counts as up to date
 */
export function findCopyState(
  offered: OfflineCopy | undefined,
  saved: SavedCopy
): CopyState {
  if (saved === undefined) return 'offered'
  if (saved === 'part') return 'part'
  const isNewest = offered === undefined || offered.revision === saved.revision
  return isNewest ? 'saved' : 'outdated'
}
