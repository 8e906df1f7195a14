import type { OfflinePack } from '../../model/offlinePack.ts'

/** Addresses of the entries; nothing is ever served there. */
const ENTRY_FOLDER = 'offline/saved/'

/** Name the entry that tells which pack is saved. */
export function createPackUrl(baseUrl: string, id: string): string {
  return `${baseUrl}${ENTRY_FOLDER}${encodeURIComponent(id)}`
}

/** Read the packs whose files are all in a cache. */
export async function readPacks(
  cache: Cache,
  baseUrl: string
): Promise<readonly OfflinePack[]> {
  const requests = await cache.keys()
  const entries = await Promise.all(
    requests
      .filter(({ url }) => isEntry(url, baseUrl))
      .map(request => cache.match(request))
  )
  return Promise.all(entries.flatMap(entry => (entry ? [readPack(entry)] : [])))
}

/** Remove a pack; files that another pack needs stay. */
export async function removePack(
  cache: Cache,
  baseUrl: string,
  id: string
): Promise<void> {
  await cache.delete(createPackUrl(baseUrl, id))
  await deleteUnused(cache, baseUrl)
}

/** Delete the files that no saved pack needs. */
export async function deleteUnused(
  cache: Cache,
  baseUrl: string
): Promise<void> {
  const packs = await readPacks(cache, baseUrl)
  const used = new Set(
    packs.flatMap(({ files }) =>
      files.map(file => new URL(encodeURI(`${baseUrl}${file}`), origin).href)
    )
  )
  const requests = await cache.keys()
  await Promise.all(
    requests
      .filter(({ url }) => !used.has(url) && !isEntry(url, baseUrl))
      .map(request => cache.delete(request))
  )
}

function readPack(entry: Response): Promise<OfflinePack> {
  return entry.json() // Written by savePack, with that type.
}

function isEntry(url: string, baseUrl: string): boolean {
  return new URL(url).pathname.startsWith(`${baseUrl}${ENTRY_FOLDER}`)
}
