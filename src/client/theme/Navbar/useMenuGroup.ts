import { usePage } from '../../state/PageContext.tsx'
import { usePreferredVersion } from '../../state/preferredVersion.ts'
import { useSite } from '../../state/siteContext.tsx'
import { createMenuGroup, type GroupItem, type MenuGroup } from './menuGroup.ts'
import { useActiveRule } from './useActiveRule.ts'
import { useVersionCandidates } from './useVersionCandidates.ts'

/** Use the group of a navbar item on the shown page. */
export function useMenuGroup(item: GroupItem): MenuGroup & {
  /** Remember the chosen entry's version. */
  readonly choose: (version: string | undefined) => void
} {
  const site = useSite()
  const { page, location } = usePage()
  const isActive = useActiveRule()
  const versions = usePreferredVersion(site)
  const group = createMenuGroup(item, {
    site,
    route: page.route,
    location,
    candidates: useVersionCandidates(),
    isActive
  })
  return {
    ...group,
    choose(version) {
      if (version !== undefined) versions.choose(version)
    }
  }
}
