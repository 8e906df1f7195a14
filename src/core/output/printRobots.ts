import { type OutputFile, toAbsoluteUrl } from '../model/paths.ts'
import type { ClientSite } from '../model/site.ts'
import type { OutputText } from './outputText.ts'

/**
 * Print robots.txt, which allows everything and lists the sitemaps (RFC 9309).
 * Crawlers read it only at the root of a host.
 *
 * @param sites one per language, the first at the root of the site
 */
export function printRobots(
  sites: readonly ClientSite[]
): readonly OutputText[] {
  const [first] = sites
  if (first === undefined || first.baseUrl !== '/') return []
  const lines = first.noIndex
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Allow: /',
        '',
        ...sites.map(site => `Sitemap: ${toAbsoluteUrl(site, '/sitemap.xml')}`)
      ]
  const text = `${lines.join('\n')}\n`
  return [{ file: 'robots.txt' as OutputFile, text }]
}
