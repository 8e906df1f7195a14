import { onScrollFrame } from '../../state/onScrollFrame.ts'
import { type Remembered, type ScrollPoint, scrollToTarget } from './scroll.ts'

/**
 * How the reader leaves an entry: by a link that the router follows (reported
 * before it does), by a jump to a hash or through the history (both after).
 */
export type Departure = 'link' | 'hash' | 'history'

/** Remembers where the reader was on each entry of the history. */
export interface ScrollMemory {
  readonly depart: (way: Departure) => void
  /** The current entry's page is here: find its place, and follow it. */
  readonly arrive: () => Remembered
}

/** Milliseconds without a scroll after which a place is written down. */
const PAUSE = 150

/**
 * Create the memory. Places left in this document are kept exactly. For the
 * documents after it (a reload, the way back from elsewhere, a tab that was
 * killed) they are written to `history.state`, where they belong to their
 * entry: when the reader leaves by a link, and else at the next pause, because
 * browsers limit how often a second the state may change.
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
    const { state } = window.history
    window.history.replaceState({ ...state, scroll: readPoint() }, '')
  }

  function writeLater(): void {
    clearTimeout(timer)
    timer = setTimeout(write, PAUSE)
  }

  function onScroll(): void {
    // While another page is on its way, what scrolls belongs to no entry.
    if (departure !== undefined) return
    last = readPoint()
    writeLater()
  }

  /** A new entry takes the place of those after it. */
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
        // A jump to the hash that is there already. The router sees no change,
        // and the browser has jumped, unless the target was hidden.
        scrollToTarget(window.location.hash)
        return
      }
      if (way === 'link') write()
      if (departure === undefined) {
        // A jump has scrolled already, but its event is still to come.
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
      const point = left.get(index) ?? readWrittenPoint()
      shown = index
      departure = undefined
      last = readPoint()
      writeLater()
      if (isHere) return { kind: 'here' }
      if (point) return { kind: 'left', point }
      return { kind: isRestored ? 'here' : 'nothing' }
    }
  }
}

const NO_ENTRY = -1

function readPoint(): ScrollPoint {
  return { x: window.scrollX, y: window.scrollY }
}

/** Read the place that an earlier document wrote to the current entry. */
export function readWrittenPoint(): ScrollPoint | undefined {
  return window.history.state?.scroll // Only `write` above makes it.
}

/** React Router's count of entries, which starts at 0. */
function readIndex(): number {
  const index: unknown = window.history.state?.idx
  return typeof index === 'number' ? index : 0
}
