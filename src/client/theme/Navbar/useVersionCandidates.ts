import { usePage } from '../../state/PageContext.tsx'
import { usePreferredVersion } from '../../state/preferredVersion.ts'
import { useSite } from '../../state/siteContext.tsx'

/**
 * Use the docs versions that links of the navbar lead into, the first first:
 * the one that is read and the one that the reader prefers (behaviour 3.4).
 */
export function useVersionCandidates(): readonly (string | undefined)[] {
  const { route } = usePage().page
  const { preferred } = usePreferredVersion(useSite())
  return ['version' in route ? route.version : undefined, preferred]
}
