import { createContext, useContext } from 'react'
import type { ClientSite } from '../../model/site.ts'

/** Data shared by every page. The entries provide their build's site. */
export const SiteContext = createContext<ClientSite | undefined>(undefined)

/**
 * Use the site.
 *
 * @throws Error outside the application, which is a programming error
 */
export function useSite(): ClientSite {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite must be used inside <App>.')
  return site
}
