import type { OfflineCopy } from '../offlineCopy.ts'
import type { SavedCopy } from '../worker/offlineCopy.ts'

/** State of the copy on this device. */
export type CopyState =
  | 'offered'
  /** Some files are saved, but not all. */
  | 'part'
  | 'saved'
  /** Saved, but the site has a newer edition. */
  | 'outdated'

/**
 * Find the copy's state.
 *
 * @param offered undefined while the site does not answer: a saved copy then
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
