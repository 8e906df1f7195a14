import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { createPathnameKey } from '../../model/paths.ts'
import type { Navigation } from './navigation.ts'
import { watchPages } from './pageRegistry.ts'
import type { Visit } from './visit.ts'

/**
 * In development, show edits to the current page. Does nothing in production.
 */
export function useEditedPage(
  { source }: Navigation,
  setVisit: Dispatch<SetStateAction<Visit>>
): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return
    return watchPages(key => {
      setVisit(visit => {
        const { pathname } = visit.page.route
        const page = source.find(pathname)
        // Not a navigation: keep scroll position and focus.
        return createPathnameKey(pathname) === key && page !== undefined
          ? { ...visit, page, isServed: true }
          : visit
      })
    })
  }, [source, setVisit])
}
