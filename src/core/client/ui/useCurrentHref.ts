import type { Href } from '../../model/paths.ts'
import { createHref } from '../../model/paths.ts'
import { usePage } from '../state/PageContext.tsx'
import { useSite } from '../state/siteContext.tsx'

/** Use the displayed page's address, including the base. */
export function useCurrentHref(): Href {
  const { page } = usePage()
  const { baseUrl } = useSite()
  return createHref(baseUrl, page.route.pathname)
}
