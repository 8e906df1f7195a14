import { HISTORY_KEY_LENGTH } from '../../model/limits.ts'
import { isMarkingTarget, replaceEntry } from './historyEntry.ts'

/** A history entry as the guard remembers it. */
interface HistoryEntry {
  /** React Router's entry index, in `history.state.idx`. */
  readonly index: number
  readonly url: string
}

/**
 * Find the index of the entry that a `popstate` event arrived at. When the
 * reader follows a hash link, the browser makes an entry without an index: a
 * new one, or for the current address the same one again.
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

/** Something that the back button closes instead of leaving the page. */
interface HistoryBarrier {
  readonly isUp: () => boolean
  readonly takeDown: () => void
}

/** Guards the history; it must know about every entry. */
export interface HistoryGuard {
  /** Record the current entry after each navigation. */
  readonly remember: () => void
}

/**
 * Guard the history: give hash link entries their index, and while a barrier is
 * up, undo a pop and take down the barrier (Specification §4).
 *
 * Called before the router listens, so the router never sees an undone pop or
 * an entry without an index.
 *
 * @param onDeparture called for each pop that is not undone, once the entry has
 * its index: `hash` if the browser made the entry itself
 */
export function guardHistory(
  barrier: HistoryBarrier,
  onDeparture: (way: 'hash' | 'history') => void
): HistoryGuard {
  let entry = readEntry({ index: 0, url: '' })
  let isTurningBack = false

  function onPop(event: PopStateEvent): void {
    if (isMarkingTarget()) {
      event.stopImmediatePropagation()
      return
    }
    const next = readEntry(entry)
    if (isTurningBack) {
      isTurningBack = false
      event.stopImmediatePropagation()
      return
    }
    const isStamped = stampEntry(next)
    const distance = next.index - entry.index
    if (!barrier.isUp() || distance === 0) {
      entry = next
      onDeparture(isStamped ? 'hash' : 'history')
      return
    }
    event.stopImmediatePropagation()
    barrier.takeDown()
    isTurningBack = true
    window.history.go(-distance)
  }

  window.addEventListener('popstate', onPop, { capture: true })
  return {
    remember() {
      if (!isTurningBack) entry = readEntry(entry)
    }
  }
}

function readEntry(previous: HistoryEntry): HistoryEntry {
  const url = window.location.href
  const stored: unknown = window.history.state?.idx
  return { index: findEntryIndex(previous, stored, url), url }
}

/**
 * Write index and key as React Router does: it reads the index at its next
 * push, and uses keys to distinguish entries with the same address.
 *
 * @returns false if the entry has them already
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
