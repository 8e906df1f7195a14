import type { ReactNode } from 'react'
import { useHydrated } from '../../../../../core/client/state/layoutMode.ts'

/**
 * Show browser-only content after hydration, and a fallback until then.
 *
 * The default export of pages that import `@docusaurus/BrowserOnly`.
 */
export default function BrowserOnly({
  children,
  fallback
}: {
  readonly children?: () => ReactNode
  readonly fallback?: ReactNode
}) {
  const isHydrated = useHydrated()
  return isHydrated ? children?.() : (fallback ?? null)
}
