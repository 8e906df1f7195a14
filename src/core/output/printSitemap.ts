import { escapeHtml } from '../model/escapeHtml.ts'
import { type OutputFile, toAbsoluteUrl } from '../model/paths.ts'
import type { Route } from '../model/route.ts'
import type { ClientSite } from '../model/site.ts'
import type { OutputText } from './outputText.ts'

/**
 * Create the sitemap: every page that search engines may list
 * (https://www.sitemaps.org/protocol.html).
 */
export function printSitemap(
  site: ClientSite,
  routes: readonly Route[]
): OutputText {
  const urls = routes
    .filter(({ isUnlisted }) => !isUnlisted && !site.noIndex)
    .map(
      ({ pathname }) =>
        `<url><loc>${escapeHtml(toAbsoluteUrl(site, pathname))}</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>`
    )
  return {
    file: 'sitemap.xml' as OutputFile,
    text: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      ''
    ].join('\n')
  }
}

/**
 * Create robots.txt, which allows everything and lists the sitemaps (RFC 9309).
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
