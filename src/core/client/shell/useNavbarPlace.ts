import { usePreferredVersion } from '../../../features/versions/client/preferredVersion.ts'
import { usePage } from '../state/PageContext.tsx'
import { useSite } from '../state/siteContext.tsx'
import type { NavbarPlace } from './createMenuEntry.ts'

/**
 * Use the page that navbar items are shown on. Their links prefer its docs
 * version, and then the one that the reader prefers (behaviour 3.4).
 */
export function useNavbarPlace(): NavbarPlace {
  const site = useSite()
  const { page, location } = usePage()
  const { route } = page
  const version = 'version' in route ? route.version : undefined
  const candidates = [version, usePreferredVersion(site)]
  return { site, route, location, candidates }
}
