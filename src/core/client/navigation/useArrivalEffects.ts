import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusSkipRegion, movesFocus } from '../state/focus.ts'
import { closeMobileMenu } from '../state/mobileMenu.ts'
import { revealTarget } from '../state/revealTarget.ts'
import type { Arrival } from './arrival.ts'
import type { HistoryGuard } from './historyGuard.ts'
import { scrollAfterNavigation, scrollToPlace } from './scroll.ts'
import { readWrittenPoint, type ScrollMemory } from './scrollMemory.ts'

/**
 * Move focus and scroll position when a page arrives; the first load keeps
 * both.
 */
export function useArrivalEffects(
  arrival: Arrival,
  scroll: ScrollMemory
): void {
  const previous = useRef(arrival)

  // The browser has found the served page's target, unless it was hidden.
  useLayoutEffect(() => {
    const { hash } = window.location
    if (!revealTarget(hash)) return
    queueMicrotask(() => scrollToPlace(readWrittenPoint(), hash))
  }, [])

  useLayoutEffect(() => {
    const { location, page } = previous.current
    if (previous.current === arrival) return
    previous.current = arrival
    if (arrival.isServed) {
      // The not-found page was served because the letter case hid a page.
      const isOther = page.route.pathname !== arrival.page.route.pathname
      if (isOther) scrollToPlace(readWrittenPoint(), arrival.location.hash)
      return
    }
    if (movesFocus(arrival)) focusSkipRegion()
    const { action } = arrival
    const remembered = scroll.arrive()
    scrollAfterNavigation(location, arrival.location, { action, remembered })
  }, [arrival, scroll])
}

/** Effects of every departure: the menu closes and the history is recorded. */
export function useDepartureEffects(history: HistoryGuard): void {
  const location = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each location
  useEffect(() => {
    history.remember()
    closeMobileMenu()
  }, [history, location])
}
