import { onScrollFrame } from '../state/onScrollFrame.ts'
import { replaceEntry } from './historyEntry.ts'
import { type Remembered, type ScrollPoint, scrollToTarget } from './scroll.ts'

/**
 * How the reader leaves an entry: by a link that the router follows (reported
 * before), by a jump to a hash, or through the history (both reported after).
 */
type Departure = 'link' | 'hash' | 'history'

/** Remembers the scroll position of each history entry. */
export interface ScrollMemory {
  readonly depart: (way: Departure) => void
  /** The current entry's page has loaded: find its position and track it. */
  readonly arrive: () => Remembered
}

/** Milliseconds without a scroll before a position is stored. */
const PAUSE = 150

/**
 * Create the memory. Positions from this document are kept exactly. For later
 * documents (after a reload, on return from another site, or in a discarded
 * tab) they are also stored in the entry's `history.state`: when the reader
 * leaves by a link, otherwise at the next pause, because browsers limit how
 * often the state may change.
 */
export function createScrollMemory(): ScrollMemory {
  const left = new Map<number, ScrollPoint>()
  let shown = readIndex()
  let departure: Departure | undefined
  let isRestored = false
  let last = readPoint()
  let timer: ReturnType<typeof setTimeout> | undefined

  function write(): void {
    clearTimeout(timer)
    if (departure !== undefined) return
    replaceEntry({ ...window.history.state, scroll: readPoint() })
  }

  function writeLater(): void {
    clearTimeout(timer)
    timer = setTimeout(write, PAUSE)
  }

  function onScroll(): void {
    // While another page is loading, scrolls belong to no entry.
    if (departure !== undefined) return
    last = readPoint()
    writeLater()
  }

  /** A new entry replaces those after it. */
  function forget(isGone: (index: number) => boolean): void {
    for (const index of left.keys()) if (isGone(index)) left.delete(index)
    if (isGone(shown)) shown = NO_ENTRY
  }

  onScrollFrame(onScroll)
  return {
    depart(way) {
      const current = readIndex()
      const isStay = departure === undefined && current === shown
      if (way === 'history' && isStay) {
        // A jump to the current hash. The router sees no change, and the
        // browser has scrolled already, unless the target was hidden.
        scrollToTarget(window.location.hash)
        return
      }
      if (way === 'link') write()
      if (departure === undefined) {
        // A jump has scrolled already, but its scroll event is still to come.
        left.set(shown, way === 'hash' ? last : readPoint())
      }
      if (way === 'link') forget(index => index > current)
      if (way === 'hash') forget(index => index >= current)
      isRestored = window.history.scrollRestoration === 'auto'
      departure = way
    },
    arrive() {
      const index = readIndex()
      const isHere = departure === 'history' && index === shown
      const isJump = departure === 'hash'
      const point = left.get(index) ?? readWrittenPoint()
      shown = index
      departure = undefined
      last = readPoint()
      writeLater()
      if (isHere) return { kind: 'here' }
      if (isJump) return { kind: 'jumped' }
      if (point) return { kind: 'left', point }
      return { kind: isRestored ? 'here' : 'nothing' }
    }
  }
}

const NO_ENTRY = -1

/** Read the scroll position of the page. */
export function readPoint(): ScrollPoint {
  return { x: window.scrollX, y: window.scrollY }
}

/** Read the position that an earlier document stored in the current entry. */
export function readWrittenPoint(): ScrollPoint | undefined {
  return window.history.state?.scroll // Only `write` above creates it.
}

/** React Router's entry index, which starts at 0. */
function readIndex(): number {
  const index: unknown = window.history.state?.idx
  return typeof index === 'number' ? index : 0
}
