import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { createPathnameKey } from '../../../model/paths.ts'
import type { Arrival } from './arrival.ts'
import type { Navigation } from './navigation.ts'
import { watchPages } from './pageRegistry.ts'

/**
 * Show each new edition of the page that is shown, while it is being written. A
 * reader's page never changes, so nothing is watched where it is read.
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
        // Nobody has arrived anywhere, so that view and focus stay.
        return createPathnameKey(pathname) === key && page !== undefined
          ? { ...arrival, page, isServed: true }
          : arrival
      })
    })
  }, [source, setArrival])
}
