import { useHydrated } from '../../../state/hydrated.ts'

/** The default export of pages that import `@docusaurus/useIsBrowser`. */
export default function useIsBrowser(): boolean {
  return useHydrated()
}
