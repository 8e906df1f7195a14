import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusSkipRegion, movesFocus } from '../state/focus.ts'
import { closeMobileMenu } from '../state/mobileMenu.ts'
import { revealTarget } from '../state/revealTarget.ts'
import type { HistoryGuard } from './historyGuard.ts'
import { restoreScroll, scrollAfterNavigation } from './scroll.ts'
import { readStoredPoint, type ScrollMemory } from './scrollMemory.ts'
import type { Visit } from './visit.ts'

/**
 * Move focus and scroll position when a page is shown, except on first load.
 */
export function useVisitEffects(visit: Visit, scroll: ScrollMemory): void {
  const previous = useRef(visit)

  // The browser already scrolled to the served page's target, unless hidden.
  useLayoutEffect(() => {
    const { hash } = window.location
    if (!revealTarget(hash)) return
    queueMicrotask(() => restoreScroll(readStoredPoint(), hash))
  }, [])

  useLayoutEffect(() => {
    const { location, page } = previous.current
    if (previous.current === visit) return
    previous.current = visit
    if (visit.isServed) {
      // The not-found page was served because the URL's case didn't match.
      const isOther = page.route.pathname !== visit.page.route.pathname
      if (isOther) restoreScroll(readStoredPoint(), visit.location.hash)
      return
    }
    if (movesFocus(visit)) focusSkipRegion()
    const { action } = visit
    const saved = scroll.enter()
    scrollAfterNavigation(location, visit.location, { action, saved })
  }, [visit, scroll])
}

/** On each navigation, record the history entry and close the mobile menu. */
export function useLocationEffects(history: HistoryGuard): void {
  const location = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each location
  useEffect(() => {
    history.remember()
    closeMobileMenu()
  }, [history, location])
}
