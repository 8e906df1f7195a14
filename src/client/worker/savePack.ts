import type { OfflinePack } from '../../model/offlinePack.ts'
import type { SaveResult } from './messages.ts'
import { isHtml } from './responsePlugins.ts'
import { createPackUrl, deleteUnused } from './savedPacks.ts'

/** Requests at a time: more than that, and pages being read would wait. */
const CONCURRENCY = 6

/** Where to save, and whom to tell. */
export interface SaveContext {
  readonly baseUrl: string
  readonly cacheName: string
  readonly report: (saved: number, total: number) => void
}

/**
 * Save every file of a pack, then the pack's own entry, so that a pack that is
 * listed is complete. When a file does not come, or does not fit, nothing of
 * this attempt stays.
 */
export async function savePack(
  pack: OfflinePack,
  context: SaveContext
): Promise<SaveResult> {
  const { baseUrl, cacheName, report } = context
  const cache = await caches.open(cacheName)
  const files = [...new Set(pack.files)]
  const queue = files.values()
  let saved = 0
  let failure: SaveResult | undefined
  async function saveNext(): Promise<void> {
    for (const file of queue) {
      if (failure) return
      try {
        await saveFile(cache, file, baseUrl)
        saved++
        report(saved, files.length)
      } catch (error) {
        failure ??= createFailure(error, file)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, saveNext))
  if (!failure) failure = await saveEntry(cache, pack, baseUrl)
  await deleteUnused(cache, baseUrl)
  return failure ?? { kind: 'saved' }
}

/** Hashed files never change: one that is stored anywhere is good. */
async function saveFile(
  cache: Cache,
  file: string,
  baseUrl: string
): Promise<void> {
  const url = encodeURI(`${baseUrl}${file}`)
  const isHashed = file.startsWith('assets/')
  const stored = isHashed
    ? await caches.match(url, { ignoreVary: true })
    : undefined
  const response = stored ?? (await fetch(url))
  if (response.status !== 200 || isHtml(response)) {
    throw new Error(`${url} was answered with status ${response.status}.`)
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
  const isFull =
    error instanceof DOMException && error.name === 'QuotaExceededError'
  return isFull ? { kind: 'full' } : { kind: 'failed', file }
}
