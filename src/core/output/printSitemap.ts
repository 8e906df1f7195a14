import { escapeHtml } from '../model/escapeHtml.ts'
import { type OutputFile, toAbsoluteUrl } from '../model/paths.ts'
import type { Route } from '../model/route.ts'
import type { ClientSite } from '../model/site.ts'
import type { OutputText } from './outputText.ts'

/**
 * Print the sitemap: every page that search engines may list
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
