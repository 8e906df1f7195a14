import type { Location, Path } from 'react-router-dom'
import {
  currentEntry,
  markTarget,
  type NavigationAction
} from '../state/browserHistory.ts'
import { focusOnce } from '../state/focus.ts'
import { findHashTarget, revealTarget } from '../state/hashTarget.ts'
import { isReturn } from '../state/isReturn.ts'
import { keepInPlace, onScrollFrame } from '../state/scrollPosition.ts'
import { SCROLL_KEY } from '../state/storedSettings.ts'
import { readNavbarHeight } from '../state/tocHighlight.ts'

/** Milliseconds after load in which browsers may still scroll to the hash. */
const HASH_SCROLL_WINDOW = 500

/** The vertical scroll position of each history entry, by key. */
const positions: Record<string, number> = {}

/** Key of the entry whose page is displayed. */
let shownKey = ''

/** The position of the entry that the document was loaded for. */
let loadedAt: number | undefined

/**
 * Record the scroll positions of history entries: in memory, and in session
 * storage for later documents. Call this once, after `startHistory`.
 */
export function startScrollRecording(): void {
  Object.assign(positions, readScrollPositions())
  shownKey = currentEntry.get().location.key
  if (isReturn()) loadedAt = positions[shownKey]
  renderSkippedBlocksAfterJump(0)
  if (loadedAt === undefined) recordPosition()
  onScrollFrame(recordPosition)
  currentEntry.subscribe(() => {
    const { action, location } = currentEntry.get()
    // The browser has already scrolled away from the previous entry's position.
    if (action === 'JUMP') shownKey = location.key
    else recordPosition()
  })
  addEventListener('pagehide', savePositions)
  // Browsers can discard hidden tabs without another event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') savePositions()
  })
}

function recordPosition(): void {
  renderSkippedBlocksAfterJump(positions[shownKey] ?? 0)
  positions[shownKey] = window.scrollY
}

/**
 * Render skipped blocks (`skipping.css`) after a large scroll jump, because a
 * position depends on the heights of all blocks above. The view stays.
 */
function renderSkippedBlocksAfterJump(previousY: number): void {
  const isJump = Math.abs(window.scrollY - previousY) > window.innerHeight
  const { dataset } = document.documentElement
  if (dataset.skipsBlocks === undefined || !isJump) return
  const blocks = document.querySelectorAll(
    '.prose > *, .prose > [data-static] > *'
  )
  const shown = [...blocks].find(
    block => block.getBoundingClientRect().bottom > readNavbarHeight()
  )
  keepInPlace(shown ?? document.body, () => {
    delete dataset.skipsBlocks
  })
}

/** Read the positions that earlier documents saved, by history key. */
function readScrollPositions(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}')
  } catch {
    return {}
  }
}

/**
 * Save the positions of the last frame. While the document is left, its layout
 * can change once more, and with it `scrollY`.
 */
function savePositions(): void {
  const all = { ...readScrollPositions(), ...positions }
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify(all))
  } catch {
    // Storage is denied: later documents start at their top.
  }
}

/**
 * Take over scroll restoration from the browser during client-side navigation.
 * Hand it back when the reader leaves the document, so a reload or a return
 * from another site restores their position.
 *
 * Otherwise the browser would scroll the previous page while it is still shown,
 * or override our scroll position on the next one.
 *
 * @returns a function that hands it back
 */
export function takeOverScrolling(): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const takeOver = () => {
    history.scrollRestoration = 'manual'
    setTimeout(stopEarlyRestoration, HASH_SCROLL_WINDOW)
  }
  const handBack = () => {
    history.scrollRestoration = 'auto'
  }
  // While the document loads, the browser restores the position itself.
  if (document.readyState === 'complete') takeOver()
  const onShow = ({ persisted }: PageTransitionEvent) => {
    takeOver()
    // When `pagehide` fires, WebKit has already decided not to restore the position.
    if (persisted) scrollToY(positions[shownKey] ?? 0)
  }
  addEventListener('pageshow', onShow, { signal })
  addEventListener('pagehide', handBack, { signal })
  return () => {
    abort.abort()
    handBack()
  }
}

/**
 * Decide where to scroll after a navigation (behavior 2.7.4). Back and forward
 * restore the last position; other navigations go to the hash or the top. Don't
 * scroll if only the query changes, or after a browser jump: the reader may
 * have scrolled on in the meantime.
 *
 * @param saved the entry's last position
 */
export function decideScroll(
  previous: Path,
  next: Path,
  action: NavigationAction,
  saved: number | undefined
): 'stay' | 'reveal' | 'top' | 'target' | number {
  const isSamePage = previous.pathname === next.pathname
  if (action === 'JUMP' && isSamePage) return 'reveal'
  if (action === 'POP' && saved !== undefined) return saved
  const isQueryChange =
    isSamePage && previous.hash === next.hash && previous.search !== next.search
  if (isQueryChange) return 'stay'
  return next.hash === '' ? 'top' : 'target'
}

/**
 * Scroll after a navigation, and move the focus to the target of a link. If the
 * target is missing, stay on the same page's position, or show another page from
 * its top.
 */
export function scrollAfterNavigation(
  previous: Location,
  next: Location,
  action: NavigationAction
): void {
  shownKey = next.key
  const decision = decideScroll(previous, next, action, positions[shownKey])
  stopEarlyRestoration()
  if (previous.pathname !== next.pathname) {
    delete document.documentElement.dataset.skipsBlocks
  }
  if (decision === 'reveal') {
    if (revealTarget(next.hash)) queueMicrotask(() => scrollToTarget(next.hash))
  } else if (decision !== 'stay') {
    markTarget(next.hash)
    const isOtherPage = previous.pathname !== next.pathname
    if (decision === 'top' || isOtherPage) scrollToY(0)
    if (decision === 'target') {
      scrollToTarget(next.hash, action === 'PUSH' || action === 'REPLACE')
    }
    if (typeof decision === 'number') {
      scrollWhenRevealed(next.hash, () => scrollToY(decision))
    }
  }
  recordPosition()
}

function scrollToTarget(hash: string, movesFocus = false): void {
  scrollWhenRevealed(hash, () => {
    const target = findHashTarget(hash)
    target?.scrollIntoView()
    if (target && movesFocus) focusOnce(target, { preventScroll: true })
  })
}

/**
 * Restore the position that an earlier document saved for this entry, or scroll
 * to the hash's target.
 */
export function restoreScroll(hash: string): void {
  const y = loadedAt
  markTarget(hash)
  if (y === undefined) scrollToTarget(hash)
  else scrollWhenRevealed(hash, () => scrollToY(y))
}

/** Stop the early script from restoring the scroll position. */
function stopEarlyRestoration(): void {
  window.onscroll = null
}

/** Scroll to a position without animation. */
function scrollToY(top: number): void {
  window.scrollTo({ top, behavior: 'instant' })
}

/**
 * Scroll once the target is visible: React reveals hidden content at the end of
 * its commit, before microtasks run.
 */
function scrollWhenRevealed(hash: string, scroll: () => void): void {
  if (revealTarget(hash)) queueMicrotask(scroll)
  else scroll()
}
