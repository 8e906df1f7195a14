import { onScrollFrame } from '../state/onScrollFrame.ts'
import { replaceEntry } from './historyEntry.ts'
import { type SavedScroll, type ScrollPoint, scrollToTarget } from './scroll.ts'

/**
 * How the reader leaves an entry: through a router link (reported before the
 * URL changes), a hash link, or back and forward (both reported afterwards).
 */
type LeaveReason = 'link' | 'hash' | 'history'

/** Stores the scroll position of each history entry. */
export interface ScrollMemory {
  readonly leave: (reason: LeaveReason) => void
  /** Call when the current entry's page has loaded. */
  readonly enter: () => SavedScroll
}

/** Debounce delay for storing the position, in milliseconds. */
const STORE_DELAY = 150

/**
 * Create the scroll memory. It keeps this document's positions in memory. For
 * later documents (after a reload, a return from another site, or a discarded
 * tab) it also writes them to `history.state`: immediately when the reader
 * follows a link, otherwise debounced, because browsers rate-limit writes.
 */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<number, ScrollPoint>()
  let shown = readIndex()
  let leaveReason: LeaveReason | undefined
  let isBrowserRestoring = false
  let last = readPoint()
  let timer: ReturnType<typeof setTimeout> | undefined

  function write(): void {
    clearTimeout(timer)
    if (leaveReason !== undefined) return
    replaceEntry({ ...window.history.state, scroll: readPoint() })
  }

  function writeLater(): void {
    clearTimeout(timer)
    timer = setTimeout(write, STORE_DELAY)
  }

  function onScroll(): void {
    // While another page loads, scrolling belongs to neither entry.
    if (leaveReason !== undefined) return
    last = readPoint()
    writeLater()
  }

  /** A new entry discards the entries after it. */
  function forget(isDiscarded: (index: number) => boolean): void {
    for (const index of positions.keys())
      if (isDiscarded(index)) positions.delete(index)
    if (isDiscarded(shown)) shown = NO_ENTRY
  }

  onScrollFrame(onScroll)
  return {
    leave(reason) {
      const current = readIndex()
      const isSameEntry = leaveReason === undefined && current === shown
      if (reason === 'history' && isSameEntry) {
        // A jump to the current hash. The router sees no change, and the
        // browser has already scrolled, unless the target was hidden.
        scrollToTarget(window.location.hash)
        return
      }
      if (reason === 'link') write()
      if (leaveReason === undefined) {
        // After a jump, the page has already scrolled, but the scroll event
        // hasn't fired yet.
        positions.set(shown, reason === 'hash' ? last : readPoint())
      }
      if (reason === 'link') forget(index => index > current)
      if (reason === 'hash') forget(index => index >= current)
      isBrowserRestoring = window.history.scrollRestoration === 'auto'
      leaveReason = reason
    },
    enter() {
      const index = readIndex()
      const isHere = leaveReason === 'history' && index === shown
      const isJump = leaveReason === 'hash'
      const point = positions.get(index) ?? readStoredPoint()
      shown = index
      leaveReason = undefined
      last = readPoint()
      writeLater()
      if (isHere) return { kind: 'here' }
      if (isJump) return { kind: 'jumped' }
      if (point) return { kind: 'stored', point }
      return { kind: isBrowserRestoring ? 'here' : 'none' }
    }
  }
}

const NO_ENTRY = -1

export function readPoint(): ScrollPoint {
  return { x: window.scrollX, y: window.scrollY }
}

/** Read the position that an earlier document stored in the current entry. */
export function readStoredPoint(): ScrollPoint | undefined {
  return window.history.state?.scroll // Only `write` above sets it.
}

/** Read React Router's entry index, which starts at 0. */
function readIndex(): number {
  const index: unknown = window.history.state?.idx
  return typeof index === 'number' ? index : 0
}
