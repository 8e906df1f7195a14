import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { createPathnameKey } from '../../model/paths.ts'
import type { Arrival } from './arrival.ts'
import type { Navigation } from './navigation.ts'
import { watchPages } from './pageRegistry.ts'

/**
 * In development, show each new edition of the current page. A published page
 * never changes, so nothing is watched there.
 */
export function useEditedPage(
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
