import { type Dispatch, type SetStateAction, useEffect } from 'react'
import type { Arrival } from '../../../core/client/navigation/arrival.ts'
import type { Navigation } from '../../../core/client/navigation/navigation.ts'
import { watchPages } from '../../../core/client/navigation/pageRegistry.ts'
import { createPathnameKey } from '../../../core/model/paths.ts'

/**
 * In development, show each new edition of the current page. A published page
 * never changes, so nothing is watched there.
 */
export function useWrittenPage(
  { source }: Navigation,
  setArrival: Dispatch<SetStateAction<Arrival>>
): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return
    return watchPages(key => {
      setArrival(arrival => {
        const { pathname } = arrival.page.route
        const page = source.find(pathname)
        // Not an arrival: scroll position and focus stay.
        return createPathnameKey(pathname) === key && page !== undefined
          ? { ...arrival, page, isServed: true }
          : arrival
      })
    })
  }, [source, setArrival])
}
