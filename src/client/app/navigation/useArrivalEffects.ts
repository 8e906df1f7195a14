import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { closeMobileMenu } from '../../state/mobileMenu.ts'
import type { Arrival } from './arrival.ts'
import { focusSkipRegion, movesFocus } from './focus.ts'
import type { HistoryGuard } from './historyGuard.ts'
import { scrollAfterNavigation, scrollToTarget } from './scroll.ts'

/** Move focus and view when a page has arrived; the first load keeps both. */
export function useArrivalEffects(arrival: Arrival): void {
  const previous = useRef(arrival)

  useLayoutEffect(() => {
    const { location, page } = previous.current
    if (previous.current === arrival) return
    previous.current = arrival
    if (arrival.isServed) {
      // The not-found page was served where letter case hid a page.
      const isOther = page.route.pathname !== arrival.page.route.pathname
      if (isOther) scrollToTarget(arrival.location.hash)
      return
    }
    if (movesFocus(arrival)) focusSkipRegion()
    scrollAfterNavigation(location, arrival.location)
  }, [arrival])
}

/** What every departure does: the menu closes, the history is remembered. */
export function useDepartureEffects(history: HistoryGuard): void {
  const location = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each location
  useEffect(() => {
    history.remember()
    closeMobileMenu()
  }, [history, location])
}
