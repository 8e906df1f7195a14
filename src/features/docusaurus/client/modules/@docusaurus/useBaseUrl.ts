import { useSite } from '../../../../../core/client/state/siteContext.tsx'
import { createHref, isExternalLink } from '../../../../../core/model/paths.ts'

/**
 * Use a path prefixed with the site's base.
 *
 * The default export of pages that import `@docusaurus/useBaseUrl`.
 */
export default function useBaseUrl(path: string): string {
  return useBaseUrlUtils().withBaseUrl(path)
}

/** Use a function that prefixes paths, such as those of a list. */
export function useBaseUrlUtils() {
  const { baseUrl } = useSite()
  return {
    withBaseUrl(path: string): string {
      const text = String(path) // SVGs are objects in components
      return isExternalLink(text) ? text : createHref(baseUrl, text)
    }
  }
}
