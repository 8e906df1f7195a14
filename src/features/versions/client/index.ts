import type { BuiltInClientFeature } from '../../../core/client/clientFeature.ts'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { usePreferredVersion } from './preferredVersion.ts'
import { VersionBadge, VersionBanner } from './VersionNotices.tsx'
import { buildVersionGroup, resolveVersionLink } from './versionLinks.ts'

export default {
  slots: {
    beforeDoc: VersionBanner,
    beforeTitle: VersionBadge,
    overlay: PreferredVersion
  },
  navbarGroups: {
    docsVersionDropdown: function useVersionGroup(item, place) {
      return buildVersionGroup(item, place, useCandidates())
    }
  },
  useNavbarLinks: () => {
    const candidates = useCandidates()
    return link => resolveVersionLink(link, candidates)
  }
} satisfies BuiltInClientFeature

/** Deletes a stale preferred version even if the navbar has no version menu. */
function PreferredVersion(): null {
  usePreferredVersion(useSite())
  return null
}

/** Use the candidate versions: the page's, then the reader's (behavior 3.4). */
function useCandidates(): readonly (string | undefined)[] {
  const { route } = usePage().page
  const preferred = usePreferredVersion(useSite())
  return ['version' in route ? route.version : undefined, preferred]
}
