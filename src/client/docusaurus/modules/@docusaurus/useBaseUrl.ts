import { createHref, isExternalLink } from '../../../../model/paths.ts'
import { useSite } from '../../../state/siteContext.tsx'

/**
 * Use a path with the site's base in front.
 *
 * The default export of pages that import `@docusaurus/useBaseUrl`.
 */
export default function useBaseUrl(path: string): string {
  const { baseUrl } = useSite()
  const text = String(path) // drawings are objects in components
  return isExternalLink(text) ? text : createHref(baseUrl, text)
}
