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
 */
export function guardHistory(barrier: HistoryBarrier): HistoryGuard {
  let entry = readEntry({ index: 0, url: '' })
  let isTurningBack = false

  function onPop(event: PopStateEvent): void {
    const next = readEntry(entry)
    if (isTurningBack) {
      isTurningBack = false
      event.stopImmediatePropagation()
      return
    }
    stampEntry(next)
    const distance = next.index - entry.index
    if (!barrier.isUp() || distance === 0) {
      entry = next
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

/** Write the index as React Router does, which reads it at its next push. */
function stampEntry({ index }: HistoryEntry): void {
  if (typeof window.history.state?.idx === 'number') return
  window.history.replaceState({ ...window.history.state, idx: index }, '')
}
