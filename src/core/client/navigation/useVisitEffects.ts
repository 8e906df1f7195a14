import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusSkipRegion } from '../state/focus.ts'
import { revealTarget } from '../state/hashTarget.ts'
import { prefersReducedMotion } from '../state/prefersReducedMotion.ts'
import { showFonts } from './lateFonts.ts'
import {
  restoreScroll,
  scrollAfterNavigation,
  takeOverScrolling
} from './scroll.ts'
import type { Visit } from './visit.ts'

/** Milliseconds in which a page that replaces another one appears. */
const FADE_DURATION = 120

/**
 * Move focus and scroll position when a page is shown, except on first load.
 */
export function useVisitEffects(visit: Visit): void {
  const previous = useRef(visit)

  useEffect(takeOverScrolling, [])

  // The browser already scrolled to the served page's target, unless hidden.
  useLayoutEffect(() => {
    const { hash } = window.location
    if (revealTarget(hash)) queueMicrotask(() => restoreScroll(hash))
  }, [])

  useLayoutEffect(() => {
    const { location, page } = previous.current
    if (previous.current === visit) return
    previous.current = visit
    // A retry failed: the reader may be somewhere else on the page.
    if (visit.failedLoad && visit.location === location) return
    if (page !== visit.page) {
      showFonts()
      fadeIn()
    }
    if (visit.keepsPosition) {
      // The not-found page was served because the URL's case didn't match.
      const isOther = page.route.pathname !== visit.page.route.pathname
      if (isOther) restoreScroll(visit.location.hash)
      return
    }
    const { action } = visit
    // The next Tab reaches the skip link (behavior 1.2.5).
    if (action === 'PUSH' && visit.location.hash === '') focusSkipRegion()
    scrollAfterNavigation(location, visit.location, action)
  }, [visit])
}

/**
 * Let the shown page appear softly. It's legible in its first frame and can be used at
 * once, unlike during a view transition (decision 13).
 */
function fadeIn(): void {
  if (prefersReducedMotion()) return
  document
    .querySelector('main')
    ?.animate({ opacity: [0.4, 1] }, { duration: FADE_DURATION })
}
