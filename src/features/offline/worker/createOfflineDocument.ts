import type { PrecacheController } from 'workbox-precaching'
import { isSamePathname } from '../../../core/model/paths.ts'

/** The part of a document that contains the rendered page. */
const rootContent =
  /(<div id="?root"?>)[\s\S]*(<\/div>\s*<script type="?application\/json"? id="?page-record)/

/**
 * Create a document for a page without a stored one: the offline page with an
 * empty root. The client renders the page into it if its chunk is stored, or
 * else the offline page as a fallback.
 */
export async function createOfflineDocument(
  { pathname }: URL,
  shell: PrecacheController
): Promise<Response> {
  const address = `${BASE_URL}offline`
  const offlinePage = await shell.matchPrecache(address)
  if (!offlinePage) return Response.error()
  if (isSamePathname(pathname, address)) return offlinePage
  const html = await offlinePage.text()
  const headers = new Headers(offlinePage.headers)
  headers.delete('Content-Encoding') // The text is decoded.
  headers.delete('Content-Length')
  return new Response(html.replace(rootContent, '$1$2'), { headers })
}
