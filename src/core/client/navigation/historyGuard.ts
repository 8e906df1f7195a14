import { HISTORY_KEY_LENGTH } from '../../model/limits.ts'
import { isMarkingTarget, replaceEntry } from './historyEntry.ts'

/** A recorded history entry. */
interface HistoryEntry {
  /** React Router's entry index, in `history.state.idx`. */
  readonly index: number
  readonly url: string
}

/**
 * Find the index of the entry that a `popstate` event led to. When the reader
 * follows a hash link, the browser creates an entry without an index, or reuses
 * the current entry if the URL doesn't change.
 *
 * @param stored `history.state.idx`, if set
 */
export function findEntryIndex(
  previous: HistoryEntry,
  stored: unknown,
  url: string
): number {
  if (typeof stored === 'number') return stored
  return url === previous.url ? previous.index : previous.index + 1
}

/** An overlay that the back button closes instead of leaving the page. */
interface Overlay {
  readonly isOpen: () => boolean
  readonly close: () => void
}

/** Guards the history. It must be told about every navigation. */
export interface HistoryGuard {
  /** Record the current entry after each navigation. */
  readonly remember: () => void
}

/**
 * Guard the history: add an index to hash link entries, and while the overlay
 * is open, undo the pop and close the overlay (Specification §4).
 *
 * Call this before the router starts to listen, so it never sees an undone pop
 * or an entry without an index.
 *
 * @param onLeave called for each pop that isn't undone, once the entry has an
 * index: `hash` if the browser created the entry
 */
export function guardHistory(
  overlay: Overlay,
  onLeave: (reason: 'hash' | 'history') => void
): HistoryGuard {
  let entry = readEntry({ index: 0, url: '' })
  let isUndoingPop = false

  function onPop(event: PopStateEvent): void {
    if (isMarkingTarget()) {
      event.stopImmediatePropagation()
      return
    }
    const next = readEntry(entry)
    if (isUndoingPop) {
      isUndoingPop = false
      event.stopImmediatePropagation()
      return
    }
    const isStamped = stampEntry(next)
    const distance = next.index - entry.index
    if (!overlay.isOpen() || distance === 0) {
      entry = next
      onLeave(isStamped ? 'hash' : 'history')
      return
    }
    event.stopImmediatePropagation()
    overlay.close()
    isUndoingPop = true
    window.history.go(-distance)
  }

  window.addEventListener('popstate', onPop, { capture: true })
  return {
    remember() {
      if (!isUndoingPop) entry = readEntry(entry)
    }
  }
}

function readEntry(previous: HistoryEntry): HistoryEntry {
  const url = window.location.href
  const stored: unknown = window.history.state?.idx
  return { index: findEntryIndex(previous, stored, url), url }
}

/**
 * Write the index and key as React Router does: it reads the index on its next
 * push, and uses keys to distinguish entries with the same URL.
 *
 * @returns false if the entry already has them
 */
function stampEntry({ index }: HistoryEntry): boolean {
  if (typeof window.history.state?.idx === 'number') return false
  const key = createHistoryKey()
  replaceEntry({ ...window.history.state, key, idx: index })
  return true
}

/** Create a key like the router's, with the length from Specification §9. */
export function createHistoryKey(): string {
  return Math.random()
    .toString(36)
    .slice(2, 2 + HISTORY_KEY_LENGTH)
    .padEnd(HISTORY_KEY_LENGTH, '0')
}
