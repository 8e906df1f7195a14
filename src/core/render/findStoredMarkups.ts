import path from 'node:path'
import type { TextChunk } from '../pages/textChunk.ts'
import { hashKey } from '../platform/cache/createCache.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import type { MarkupOptions } from './createMarkupRenderer.ts'
import type { PageMarkup, TextRequest } from './createRenderers.ts'
import type { RenderInput } from './renderInput.ts'
import { findMarkupDetails, type MarkupKey } from './storedMarkup.ts'

/** Pages by what's left to do. */
interface SortedPages {
  readonly stored: readonly (readonly [PlannedRoute, PageMarkup])[]
  readonly textPages: readonly TextRequest[]
  readonly others: readonly PlannedRoute[]
}

/** Find pages whose markup is stored, and sort the others by how they render. */
export function findStoredMarkups(
  input: RenderInput,
  options: MarkupOptions
): SortedPages {
  const { plan, pages, publishedFolder, cache } = input
  const stored: [PlannedRoute, PageMarkup][] = []
  const textPages: TextRequest[] = []
  const others: PlannedRoute[] = []
  for (const planned of plan.routes) {
    const { route, sidebarKey = '' } = planned
    const { pathname } = route
    const chunk = pages.textChunks.get(pathname)
    if (chunk === undefined) {
      others.push(planned)
      continue
    }
    const markupKey = createMarkupKey(planned, chunk, input, options)
    const found = findMarkupDetails(markupKey, cache)
    if (found) {
      stored.push([planned, { ...found, markup: markupKey }])
      continue
    }
    const file = path.join(publishedFolder, chunk.file)
    const request = { pathname, sidebarKey, chunk: file, markupKey }
    textPages.push({ planned, request })
  }
  return { stored, textPages, others }
}

/** Create the cache key from all dependencies of a text-only page's markup. */
function createMarkupKey(
  { sidebarKey = '' }: PlannedRoute,
  chunk: TextChunk,
  { bundle, sidebars }: RenderInput,
  { compared, movesStyleAttributes }: MarkupOptions
): MarkupKey {
  // Short, because every document carries it.
  const key = hashKey([
    bundle.server.digest,
    [...compared].join(),
    String(movesStyleAttributes),
    // The file name contains a hash of the sidebar.
    sidebars.get(sidebarKey)?.file ?? '',
    chunk.digest
  ])
  return { step: 'markup', inputs: [key] }
}
