import { createHref, isExternalLink } from '../../../model/paths.ts'
import { useSite } from '../../app/siteContext.tsx'

/**
 * Use a path with the site's base in front.
 *
 * The default export of pages that import `@docusaurus/useBaseUrl`.
 */
export default function useBaseUrl(path: string): string {
  const { baseUrl } = useSite()
  return isExternalLink(path) ? path : createHref(baseUrl, path)
}
