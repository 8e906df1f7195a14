import { isHashedFile, type OfflinePack } from '../../model/offlinePack.ts'
import type { CacheNames } from './cacheNames.ts'
import type { SaveResult } from './messages.ts'
import { isHtml } from './responsePlugins.ts'
import { createPackUrl, deleteUnused } from './savedPacks.ts'

/** Requests at a time: more than that, and pages being read would wait. */
const CONCURRENCY = 6

/** Where to save, and whom to tell. */
export interface SaveContext {
  readonly baseUrl: string
  readonly names: CacheNames
  /** Aborted when the reader does not want the pack any more. */
  readonly signal: AbortSignal
  readonly report: (saved: number, total: number) => void
}

/**
 * Save every file of a pack, then the pack's own entry, so that a pack that is
 * listed is complete. When a file does not come, or does not fit, nothing of
 * this attempt stays.
 *
 * Hashed files come first: they replace nothing, so an update that fails among
 * them leaves the earlier edition whole.
 */
export async function savePack(
  pack: OfflinePack,
  context: SaveContext
): Promise<SaveResult> {
  const { baseUrl, names, report } = context
  const cache = await caches.open(names.saved)
  const files = [...new Set(pack.files)]
  let saved = 0
  report(saved, files.length)
  async function saveAll(part: readonly string[]) {
    return saveEach(part, async file => {
      await saveFile(cache, file, context)
      saved++
      report(saved, files.length)
    })
  }
  const failure =
    (await saveAll(files.filter(isHashedFile))) ??
    (await saveAll(files.filter(file => !isHashedFile(file)))) ??
    (await saveEntry(cache, pack, baseUrl))
  await deleteUnused(cache, baseUrl)
  return failure ?? { kind: 'saved' }
}

/** Save files until one of them fails. */
async function saveEach(
  files: readonly string[],
  save: (file: string) => Promise<void>
): Promise<SaveResult | undefined> {
  const queue = files.values()
  let failure: SaveResult | undefined
  async function saveNext(): Promise<void> {
    for (const file of queue) {
      if (failure) return
      try {
        await save(file)
      } catch (error) {
        failure ??= createFailure(error, file)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, saveNext))
  return failure
}

/**
 * Hashed files never change: one that is stored anywhere is good. What was
 * stored of the others on the way is replaced too, or it would hide the newer.
 */
async function saveFile(
  cache: Cache,
  file: string,
  { baseUrl, names, signal }: SaveContext
): Promise<void> {
  signal.throwIfAborted()
  const url = encodeURI(`${baseUrl}${file}`)
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

async function saveEntry(
  cache: Cache,
  pack: OfflinePack,
  baseUrl: string
): Promise<SaveResult | undefined> {
  try {
    const url = createPackUrl(baseUrl, pack.id)
    await cache.put(url, Response.json(pack))
    return undefined
  } catch (error) {
    return createFailure(error, pack.id)
  }
}

function createFailure(error: unknown, file: string): SaveResult {
  const name = error instanceof DOMException ? error.name : ''
  switch (name) {
    case 'QuotaExceededError':
      return { kind: 'full' }
    case 'AbortError':
      return { kind: 'cancelled' }
    default:
      return { kind: 'failed', file }
  }
}
