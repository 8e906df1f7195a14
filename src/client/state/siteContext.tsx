import { createContext, useContext } from 'react'
import type { ClientSite } from '../../model/site.ts'

/** What every page shares; the entries provide the site of their build. */
export const SiteContext = createContext<ClientSite | undefined>(undefined)

/**
 * Use the site.
 *
 * @throws Error outside the application, which is a mistake of the programmer
 */
export function useSite(): ClientSite {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs <App> around its component.')
  return site
}
