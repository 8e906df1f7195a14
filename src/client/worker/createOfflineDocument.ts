import {
  createPageTableFile,
  createPathnameKey,
  stripBaseUrl
} from '../../model/paths.ts'
import type { PageTable } from '../../model/route.ts'
import type { CacheNames } from './cacheNames.ts'
import type { Shell } from './installShell.ts'

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
  return (await hasChunk(url, names)) ? emptyRoot(offlinePage) : offlinePage
}

/** Tell whether everything is stored that the page at a URL needs. */
async function hasChunk(url: URL, names: CacheNames): Promise<boolean> {
  const pathname = decodePathname(stripBaseUrl(BASE_URL, url.pathname))
  if (pathname === undefined) return false
  const file = createPageTableFile(pathname)
  const response =
    (await findFile(file, names.tables)) ?? (await findFile(file))
  const table: PageTable = response ? await response.json() : {} // by the build
  const record = table[createPathnameKey(pathname)]
  if (record === undefined) return false
  const { files, sidebar } = record
  const found = await Promise.all(
    (sidebar === undefined ? files : [...files, sidebar]).map(name =>
      findFile(name)
    )
  )
  return found.every(response => response !== undefined)
}

/** @param cacheName any cache when left out */
function findFile(
  file: string,
  cacheName?: string
): Promise<Response | undefined> {
  return caches.match(encodeURI(`${BASE_URL}${file}`), {
    ignoreVary: true,
    ...(cacheName === undefined ? {} : { cacheName })
  })
}

/** The client renders anew where the root is empty. */
async function emptyRoot(document: Response): Promise<Response> {
  const html = await document.text()
  const headers = new Headers(document.headers)
  headers.delete('Content-Encoding') // The text is decoded.
  headers.delete('Content-Length')
  return new Response(html.replace(rootContent, '$1$2'), { headers })
}

function decodePathname(pathname: string | undefined): string | undefined {
  try {
    return pathname === undefined ? undefined : decodeURI(pathname)
  } catch {
    return undefined
  }
}
