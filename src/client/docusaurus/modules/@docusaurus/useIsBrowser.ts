import { useHydrated } from '../../../state/layoutMode.ts'

/** The default export of pages that import `@docusaurus/useIsBrowser`. */
export default function useIsBrowser(): boolean {
  return useHydrated()
}
