import type { ReactNode } from 'react'
import { useHydrated } from '../../../state/hydrated.ts'

/**
 * Show what needs a browser once there is one, and until then something else.
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
