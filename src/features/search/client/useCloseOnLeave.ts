import { useEffect, useRef } from 'react'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { closeSearch } from './searchDialog.ts'

/**
 * Close the search when the reader goes back, but not when a page that was
 * already loading arrives.
 */
export function useCloseOnLeave(isOpen: boolean): void {
  const { location } = usePage()
  const shownLocation = useRef(location)
  const openedOn = useRef<unknown>(undefined)

  useEffect(() => {
    // The router's key of the history entry, whose page may still be loading.
    if (isOpen) openedOn.current = window.history.state?.key
  }, [isOpen])

  useEffect(() => {
    const isLeft = shownLocation.current !== location
    if (isLeft && location.key !== openedOn.current) closeSearch()
    shownLocation.current = location
  }, [location])
}
