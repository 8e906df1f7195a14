import { usePage } from '../../state/PageContext.tsx'
import { usePreferredVersion } from '../../state/preferredVersion.ts'
import { useSite } from '../../state/siteContext.tsx'

/**
 * Use the docs versions that navbar links prefer, in order: the current one and
 * the one the reader prefers (behaviour 3.4).
 */
export function useVersionCandidates(): readonly (string | undefined)[] {
  const { route } = usePage().page
  const { preferred } = usePreferredVersion(useSite())
  return ['version' in route ? route.version : undefined, preferred]
}
