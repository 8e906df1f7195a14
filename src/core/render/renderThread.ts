import { loadServer } from '../bundle/serverApp.ts'
import type { Pathname } from '../model/paths.ts'
import type { Sidebar } from '../model/sidebar.ts'
import { readTextPage } from '../pages/textChunk.ts'
import {
  type CacheOptions,
  createCache
} from '../platform/cache/createCache.ts'
import { type Recorded, recordDependencies } from '../platform/cache/track.ts'
import {
  createMarkupRenderer,
  type MarkupOptions
} from './createMarkupRenderer.ts'
import {
  ensureMarkup,
  type MarkupDetails,
  type MarkupKey
} from './storedMarkup.ts'

/** Data for rendering pages in a thread. */
export interface RenderThreadData extends MarkupOptions {
  /** Absolute. */
  readonly serverFile: string
  readonly sidebars: ReadonlyMap<string, Sidebar>
  readonly cache: CacheOptions
}

/** A text-only page to render, and the cache key of its markup. */
export interface RenderRequest {
  readonly pathname: Pathname
  readonly sidebarKey: string
  /** Absolute path of its chunk. */
  readonly chunk: string
  readonly markupKey: MarkupKey
}

/** Open a renderer that stores markup and returns everything else. */
export function open(data: RenderThreadData) {
  const renderMarkup = createMarkupRenderer(loadServer(data.serverFile), data)
  const cache = createCache(data.cache)
  return {
    render: async ({
      pathname,
      sidebarKey,
      chunk,
      markupKey
    }: RenderRequest): Promise<Recorded<MarkupDetails>> => {
      const sidebar = data.sidebars.get(sidebarKey)
      return recordDependencies(() =>
        ensureMarkup(markupKey, cache, () =>
          renderMarkup({ pathname, sidebar, text: readTextPage(chunk) })
        )
      )
    }
  }
}
