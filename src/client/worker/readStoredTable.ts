import type { PageRecord, PageTable } from '../../model/route.ts'
import type { CacheNames } from './cacheNames.ts'

/**
 * Read the table of a folder as far as it leads to pages that are stored.
 *
 * The newest table may name chunks of a deploy that the reader never fetched,
 * while the saved copy holds the page as it was before: then the record of the
 * copy's own table counts.
 *
 * @param file relative to the base
 * @returns undefined where no table is stored
 */
export async function readStoredTable(
  file: string,
  names: CacheNames
): Promise<PageTable | undefined> {
  const newest = await readTable(file, names.tables)
  const saved = await readTable(file, names.saved)
  if (newest === undefined || saved === undefined) return newest ?? saved
  const records = await Promise.all(
    Object.entries({ ...saved, ...newest }).map(
      async ([key, record]) =>
        [
          key,
          (await isStored(record)) ? record : (saved[key] ?? record)
        ] as const
    )
  )
  return Object.fromEntries(records)
}

/** Tell whether everything is stored that a page needs. */
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
