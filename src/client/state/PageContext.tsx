import { createContext, useContext } from 'react'
import type { Location } from 'react-router-dom'
import type { LoadedPage } from '../../model/route.ts'

/** The page that the reader sees, and the address it was reached by. */
export interface ShownPage {
  readonly page: LoadedPage
  /**
   * Of the page that is shown, not of one that is still being loaded. Its
   * pathname has no base and stands as in the address bar; in the served HTML
   * and while it is hydrated, location has neither query nor hash.
   */
  readonly location: Location
  /** Whether another page is being loaded. */
  readonly isPending: boolean
}

export const PageContext = createContext<ShownPage | undefined>(undefined)

/**
 * Use the page that is shown.
 *
 * @throws Error outside the application, which is a mistake of the programmer
 */
export function usePage(): ShownPage {
  const shown = useContext(PageContext)
  if (!shown) throw new Error('usePage needs <App> around its component.')
  return shown
}
