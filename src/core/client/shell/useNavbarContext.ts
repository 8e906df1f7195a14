import type { NavbarLink } from '../../model/navbar.ts'
import { features } from '../state/clientFeatures.tsx'
import { usePage } from '../state/PageContext.tsx'
import { useSite } from '../state/siteContext.tsx'
import type { NavbarContext } from './createMenuEntry.ts'

/** Use the page that navbar items are rendered on. */
export function useNavbarContext(): NavbarContext {
  const site = useSite()
  const { page, location } = usePage()
  const resolvers = features.flatMap(
    // biome-ignore lint/correctness/useHookAtTopLevel: the list never changes.
    ({ useNavbarLinks }) => useNavbarLinks?.() ?? []
  )
  const resolveLink = (link: NavbarLink) =>
    resolvers.reduce((resolved, resolve) => resolve(resolved), link)
  return { site, route: page.route, location, resolveLink }
}
