import type { ActiveRule } from '../../../model/navbar.ts'
import { usePage } from '../../state/PageContext.tsx'
import { useSite } from '../../state/siteContext.tsx'
import { useCurrentHref } from '../useCurrentHref.ts'
import { isActiveRule } from './isActiveRule.ts'

/** Use the test whether a navbar item is current on the shown page. */
export function useActiveRule(): (rule: ActiveRule) => boolean {
  const { page } = usePage()
  const { baseUrl } = useSite()
  const href = useCurrentHref()
  const sidebar = 'sidebar' in page.route ? page.route.sidebar : undefined
  return rule => isActiveRule(rule, { href, baseUrl, sidebar })
}
