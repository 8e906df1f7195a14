import {
  createPageTableFile,
  createPathnameKey,
  decodePathname,
  isSamePathname,
  stripBaseUrl
} from '../../../core/model/paths.ts'
import { SHARED_TABLE_FILE } from '../../../core/model/sharedPages.ts'
import type { CacheNames } from './cacheNames.ts'
import type { Shell } from './installShell.ts'
import { isStored, readStoredTable } from './readStoredTable.ts'

/** The part of a document that a page fills. */
const rootContent =
  /(<div id="?root"?>)[\s\S]*(<\/div>\s*<script type="?application\/json"? id="?page-record)/

/**
 * Create a document for a page that is not stored as one: an empty shell that
 * renders the page from its chunk, or else the offline page.
 */
export async function createOfflineDocument(
  url: URL,
  shell: Shell,
  names: CacheNames
): Promise<Response> {
  const offlinePage = await shell.readOfflinePage()
  if (!offlinePage) return Response.error()
  if (isSamePathname(url.pathname, `${BASE_URL}offline`)) return offlinePage
  return (await hasChunk(url, names))
    ? rewrite(offlinePage, html => html.replace(rootContent, '$1$2'))
    : rewrite(offlinePage, html => html.replace('<html', '<html data-stand-in'))
}

/** Tell whether everything that the page at a URL needs is stored. */
async function hasChunk(url: URL, names: CacheNames): Promise<boolean> {
  const path = stripBaseUrl(BASE_URL, url.pathname)
  const pathname = path === undefined ? undefined : decodePathname(path)
  if (pathname === undefined) return false
  for (const file of [SHARED_TABLE_FILE, createPageTableFile(pathname)]) {
    const table = await readStoredTable(file, names)
    const record = table?.[createPathnameKey(pathname)]
    if (record !== undefined) return isStored(record)
  }
  return false
}

/**
 * Rewrite the offline page: with an empty root, for the client to render into,
 * or marked as a stand-in for another page.
 */
async function rewrite(
  document: Response,
  change: (html: string) => string
): Promise<Response> {
  const html = await document.text()
  const headers = new Headers(document.headers)
  headers.delete('Content-Encoding') // The text is already decoded.
  headers.delete('Content-Length')
  return new Response(change(html), { headers })
}
