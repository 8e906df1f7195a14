import type { Pathname } from '../../model/paths.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { readStaticPage } from '../bundle/createStaticPages.ts'
import { loadServer } from '../bundle/loadBundle.ts'
import { createStore, type StoreOptions } from '../store/createStore.ts'
import {
  createMarkupRenderer,
  type MarkupOptions
} from './createMarkupRenderer.ts'
import {
  type MarkupFindings,
  type MarkupKey,
  rememberMarkup
} from './storedMarkup.ts'

/** Data for rendering pages in a thread. */
export interface RenderThreadData extends MarkupOptions {
  /** Absolute. */
  readonly serverFile: string
  readonly sidebars: ReadonlyMap<string, Sidebar>
  readonly store: StoreOptions
}

/** A text-only page to render, and the store key of its markup. */
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
  const store = createStore(data.store)
  return {
    render: async ({
      pathname,
      sidebarKey,
      chunk,
      markupKey
    }: RenderRequest): Promise<MarkupFindings> => {
      const sidebar = data.sidebars.get(sidebarKey)
      return rememberMarkup(markupKey, store, () =>
        renderMarkup({ pathname, sidebar, text: readStaticPage(chunk) })
      )
    }
  }
}
