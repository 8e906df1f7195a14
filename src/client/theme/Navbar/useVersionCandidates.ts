import { usePage } from '../../app/PageContext.tsx'
import { useSite } from '../../app/siteContext.tsx'
import { usePreferredVersion } from '../../state/preferredVersion.ts'

/**
 * Use the docs versions that links of the navbar lead into, the first first:
 * the one that is read and the one that the reader prefers (behaviour 3.4).
 */
export function useVersionCandidates(): readonly (string | undefined)[] {
  const { route } = usePage().page
  const { preferred } = usePreferredVersion(useSite())
  return ['version' in route ? route.version : undefined, preferred]
}
