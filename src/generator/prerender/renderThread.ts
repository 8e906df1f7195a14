import { workerData } from 'node:worker_threads'
import type { Pathname } from '../../model/paths.ts'
import type { StaticPage } from '../../model/route.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { loadServer } from '../bundle/loadBundle.ts'
import { createStore, type StoreOptions } from '../store/createStore.ts'
import type { KeptMarkup } from './pageDocument.ts'
import {
  type MarkupOptions,
  type RootMarkup,
  renderMarkup
} from './renderMarkup.ts'

/** What a thread that renders pages is started with. */
export interface RenderThreadData extends MarkupOptions {
  /** Absolute. */
  readonly serverFile: string
  readonly sidebars: ReadonlyMap<string, Sidebar>
  readonly store: StoreOptions
}

/** A page of text to render, and where its markup goes. */
export interface RenderRequest {
  readonly pathname: Pathname
  readonly sidebarKey: string
  readonly text: StaticPage
  readonly kept: KeptMarkup
}

const [, data] = workerData as [unknown, RenderThreadData] // as tinypool does
const server = loadServer(data.serverFile)
const store = createStore(data.store)

/** Render a page into the store, and say what else is known of it. */
export async function render({
  pathname,
  sidebarKey,
  text,
  kept
}: RenderRequest): Promise<Omit<RootMarkup, 'markup'>> {
  const sidebar = data.sidebars.get(sidebarKey)
  const { markup: _, ...known } = await store.remember(kept, () =>
    renderMarkup(server, { pathname, sidebar, text }, data)
  )
  return known
}
