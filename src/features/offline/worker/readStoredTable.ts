import { createPageTableFile } from '../../../core/model/paths.ts'
import type { PageRecord, PageTable } from '../../../core/model/route.ts'
import type { CacheNames } from './cacheNames.ts'

/**
 * Read a table, limited to pages that are stored.
 *
 * The newest table may name chunks of a deploy that the reader never fetched,
 * while the saved copy has the page's previous edition. In that case use the
 * record from the copy's own table. The shared table leaves such a page out if
 * there is no copy: its folder's table may know the edition that is stored.
 *
 * @param file relative to the base
 * @returns undefined if no table is stored
 */
export async function readStoredTable(
  file: string,
  names: CacheNames
): Promise<PageTable | undefined> {
  const newest = await readTable(file, names.tables)
  const saved = await readTable(file, names.saved)
  if (newest === undefined) return saved
  const records = await Promise.all(
    Object.entries({ ...saved, ...newest }).map(async ([key, record]) => {
      const isOwn = createPageTableFile(key) === file
      const other = saved?.[key] ?? (isOwn ? record : undefined)
      const isChosen = other === record || (await isStored(record))
      const found = isChosen ? record : other
      return found === undefined ? [] : [[key, found] as const]
    })
  )
  return Object.fromEntries(records.flat())
}

/** Tell whether everything a page needs is stored. */
export async function isStored({
  files,
  sidebar
}: PageRecord): Promise<boolean> {
  const found = await Promise.all(
    (sidebar === undefined ? files : [...files, sidebar]).map(file =>
      findFile(file)
    )
  )
  return found.every(response => response !== undefined)
}

async function readTable(
  file: string,
  cacheName: string
): Promise<PageTable | undefined> {
  const response = await findFile(file, cacheName)
  return response?.json() // The build wrote it, with that type.
}

/** @param cacheName any cache if omitted */
function findFile(
  file: string,
  cacheName?: string
): Promise<Response | undefined> {
  return caches.match(encodeURI(`${BASE_URL}${file}`), {
    ignoreVary: true,
    ...(cacheName === undefined ? {} : { cacheName })
  })
}
