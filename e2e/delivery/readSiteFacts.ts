import type { SiteFacts } from './requestCase.ts'

/**
 * Read from a page the facts that differ between sites.
 *
 * @param html any document of the site
 */
export function readSiteFacts(html: string): SiteFacts {
  const [, json] =
    /<script[^>]*id="?page-record"?[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  if (json === undefined) throw new Error('The page has no record.')
  const record: { readonly baseUrl: string; readonly script: string } =
    JSON.parse(json) // printed by the build
  const { baseUrl, script } = record
  return {
    baseUrl,
    script: script.slice(baseUrl.length),
    pageTable: 'pages/docs/form.json'
  }
}
