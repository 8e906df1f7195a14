import { HISTORY_KEY_LENGTH } from '../../../model/limits.ts'

/** A history entry as this guard remembers it. */
export interface HistoryEntry {
  /** React Router's count of entries, in `history.state.idx`. */
  readonly index: number
  readonly url: string
}

/**
 * Find the index of the entry that a `popstate` event arrived at. The browser
 * makes entries without one when the reader follows a hash link: a new entry,
 * or the same again for the address that is shown.
 *
 * @param stored `history.state.idx`, where there is one
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
export interface HistoryBarrier {
  readonly isUp: () => boolean
  readonly takeDown: () => void
}

/** The guard, which must know of every entry. */
export interface HistoryGuard {
  /** Remember where the history stands, after each navigation. */
  readonly remember: () => void
}

/**
 * Guard the history: give entries of hash links their index, and turn back a
 * pop while a barrier is up, taking the barrier down (Specification §4).
 *
 * Called before the router listens, so that it never sees a pop that is undone
 * or an entry without an index.
 *
 * @param onDeparture hears of each pop that is not turned back, once the entry
 * has its index: `hash` when the browser made the entry itself
 */
export function guardHistory(
  barrier: HistoryBarrier,
  onDeparture: (way: 'hash' | 'history') => void
): HistoryGuard {
  let entry = readEntry({ index: 0, url: '' })
  let isTurningBack = false

  function onPop(event: PopStateEvent): void {
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
 * Write index and key as React Router does: it reads the one at its next push,
 * and tells entries of the same address apart by the other.
 *
 * @returns false where the entry has them
 */
function stampEntry({ index }: HistoryEntry): boolean {
  if (typeof window.history.state?.idx === 'number') return false
  const key = createHistoryKey()
  window.history.replaceState({ ...window.history.state, key, idx: index }, '')
  return true
}

/** Create a key as the router's are, of the length of Specification §9. */
export function createHistoryKey(): string {
  return Math.random()
    .toString(36)
    .slice(2, 2 + HISTORY_KEY_LENGTH)
    .padEnd(HISTORY_KEY_LENGTH, '0')
}
