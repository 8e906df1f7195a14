import { useSite } from '../../../../../core/client/state/siteContext.tsx'
import { createHref, isExternalLink } from '../../../../../core/model/paths.ts'

/**
 * Prefix a path with the site's base.
 *
 * The default export of pages that import `@docusaurus/useBaseUrl`.
 */
export default function useBaseUrl(path: string): string {
  return useBaseUrlUtils().withBaseUrl(path)
}

/** Use a function that prefixes paths. */
export function useBaseUrlUtils() {
  const { baseUrl } = useSite()
  return {
    withBaseUrl(path: string): string {
      const text = String(path) // SVGs are objects in components
      return isExternalLink(text) ? text : createHref(baseUrl, text)
    }
  }
}
