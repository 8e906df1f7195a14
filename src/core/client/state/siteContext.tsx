import { createContext, useContext } from 'react'
import type { ClientSite } from '../../model/site.ts'

/** Data shared by all pages. */
export const SiteContext = createContext<ClientSite | undefined>(undefined)

/**
 * Use the site.
 *
 * @throws Error if used outside <App>
 */
export function useSite(): ClientSite {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite must be used inside <App>.')
  return site
}
