import { createContext, useContext } from 'react'
import type { Location } from 'react-router-dom'
import type { LoadedPage } from '../../model/route.ts'

/** The page that the reader sees, and its address. */
export interface ShownPage {
  readonly page: LoadedPage
  /**
   * Of the page that is shown, not of one still loading. Its pathname has no
   * base and is written as in the address bar. In the served HTML and during
   * hydration it has neither query nor hash.
   */
  readonly location: Location
  /** Whether another page is loading. */
  readonly isPending: boolean
}

export const PageContext = createContext<ShownPage | undefined>(undefined)

/**
 * Use the page that is shown.
 *
 * @throws Error outside the application, which is a programming error
 */
export function usePage(): ShownPage {
  const shown = useContext(PageContext)
  if (!shown) throw new Error('usePage must be used inside <App>.')
  return shown
}
