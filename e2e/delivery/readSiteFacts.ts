import { sendRequest } from '../support/sendRequest.ts'
import type { SiteFacts } from './requestCase.ts'

/**
 * Read the facts that differ between sites from a site's pages and sitemap.
 *
 * @param home address of the landing page
 */
export async function readSiteFacts(
  origin: string,
  home: string
): Promise<SiteFacts> {
  const read = async (path: string) =>
    (await sendRequest(origin, { path })).body.toString()
  const [, json] =
    /<script[^>]*id="?page-record"?[^>]*>(.*?)<\/script>/s.exec(
      await read(home)
    ) ?? []
  if (json === undefined) throw new Error('The page has no record.')
  const record: { readonly baseUrl: string; readonly script: string } =
    JSON.parse(json) // printed by the build
  const { baseUrl, script } = record
  const sitemap = await read(`${baseUrl}sitemap.xml`)
  const pages = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) =>
    new URL(url ?? '').pathname.slice(baseUrl.length)
  )
  const leaf = pages.find(page =>
    /^docs\/(?!category)([\w-]+\/)+[\w-]+$/.test(page)
  )
  if (leaf === undefined) throw new Error('The site has no doc in a folder.')
  const folder = pages.find(page => /^docs\/([\w-]+\/)+$/.test(page))
  const { headers } = await sendRequest(origin, { path: `${baseUrl}docs` })
  const entry = headers.location?.slice(baseUrl.length)
  return {
    baseUrl,
    script: script.slice(baseUrl.length),
    leaf,
    ...(folder !== undefined && { folder }),
    ...(entry !== undefined &&
      pages.includes(entry) &&
      entry !== 'docs/' && { entry })
  }
}
