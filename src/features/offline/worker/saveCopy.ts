import {
  isHashedFile,
  OFFLINE_COPY_FILE,
  type OfflineCopy
} from '../offlineCopy.ts'
import type { CacheNames } from './cacheNames.ts'
import type { SaveResult } from './messages.ts'
import { isHtml } from './responsePlugins.ts'

/** Concurrent requests; with more, pages being read would wait. */
const CONCURRENCY = 6

/** Where to save, and whom to notify. */
interface SaveContext {
  readonly names: CacheNames
  /** Aborted when the reader cancels the copy. */
  readonly signal: AbortSignal
  readonly report: (saved: number, total: number) => void
}

/**
 * Save every file of a copy, then its description, so a listed copy is
 * complete.
 *
 * Hashed files come first: they replace nothing, so if an update fails among
 * them, the earlier edition stays whole. If the network fails, saved files stay
 * and the next attempt continues from there. If the device is full or the
 * reader cancels, they are deleted to free the space.
 */
export async function saveCopy(
  copy: OfflineCopy,
  context: SaveContext
): Promise<SaveResult> {
  const { names, report } = context
  const cache = await caches.open(names.saved)
  let saved = 0
  report(saved, copy.files.length)
  async function saveAll(files: readonly string[]): Promise<void> {
    await saveEach(files, async file => {
      await saveFile(cache, file, context)
      saved++
      report(saved, copy.files.length)
    })
  }
  try {
    await saveAll(copy.files.filter(isHashedFile))
  } catch (error) {
    const result = findResult(error)
    if (result !== 'failed') await deleteOthers(cache, await readCopy(cache))
    return result
  }
  // From here on, tables point to the new edition, so its files must stay.
  try {
    await saveAll(copy.files.filter(file => !isHashedFile(file)))
    await cache.put(createUrl(OFFLINE_COPY_FILE), Response.json(copy))
  } catch (error) {
    return findResult(error)
  }
  await deleteOthers(cache, copy)
  return 'saved'
}

/** Save files until one of them fails. */
async function saveEach(
  files: readonly string[],
  save: (file: string) => Promise<void>
): Promise<void> {
  const queue = files.values()
  let failure: unknown
  async function saveNext(): Promise<void> {
    for (const file of queue) {
      if (failure !== undefined) return
      await save(file).catch(error => {
        failure ??= error
      })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, saveNext))
  if (failure !== undefined) throw failure
}

/**
 * Hashed files never change, so a stored one is good wherever it is. Stored
 * copies of other files are replaced too, or they would hide the newer ones.
 */
async function saveFile(
  cache: Cache,
  file: string,
  { names, signal }: SaveContext
): Promise<void> {
  signal.throwIfAborted()
  const url = createUrl(file)
  const stored = isHashedFile(file)
    ? await caches.match(url, { ignoreVary: true })
    : undefined
  const response = stored ?? (await fetch(url, { signal }))
  if (response.status !== 200 || isHtml(response)) {
    throw new Error(`${url} was answered with status ${response.status}.`)
  }
  for (const other of [names.tables, names.images]) {
    if (isHashedFile(file) || !(await caches.has(other))) continue
    const visited = await caches.open(other)
    const isThere =
      (await visited.match(url, { ignoreVary: true })) !== undefined
    if (isThere) await visited.put(url, response.clone())
  }
  await cache.put(url, response)
}

/** Read which copy is complete. The type is that of what was stored. */
async function readCopy(cache: Cache): Promise<OfflineCopy | undefined> {
  return (await cache.match(createUrl(OFFLINE_COPY_FILE)))?.json()
}

/** Delete files that a copy doesn't need; without a copy, delete all. */
async function deleteOthers(
  cache: Cache,
  copy: OfflineCopy | undefined
): Promise<void> {
  const files = copy === undefined ? [] : [...copy.files, OFFLINE_COPY_FILE]
  const used = new Set(files.map(file => new URL(createUrl(file), origin).href))
  const requests = await cache.keys()
  await Promise.all(
    requests
      .filter(({ url }) => !used.has(url))
      .map(request => cache.delete(request))
  )
}

function createUrl(file: string): string {
  return encodeURI(`${BASE_URL}${file}`)
}

function findResult(error: unknown): SaveResult {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  return name === 'AbortError' ? 'cancelled' : 'failed'
}
