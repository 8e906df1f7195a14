import type { OutputFile } from '../../model/paths.ts'
import type { StaticPage } from '../../model/route.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import type { PlannedRoute } from '../../routes/plannedRoute.ts'
import type { Bundle } from '../bundle/loadBundle.ts'
import type { Store } from '../store/createStore.ts'
import { canUseThreads, findModule, openInThreads } from '../threads.ts'
import type { MarkupOptions, RootMarkup } from './createMarkupRenderer.ts'
import type { MarkupKey } from './pageDocument.ts'
import type { RenderRequest, RenderThreadData } from './renderThread.ts'

/** Start threads from this number of pages. */
const MIN_PAGES_FOR_THREADS = 200

/** A sidebar's data and the file that contains it. */
export interface SidebarFile {
  readonly sidebar: Sidebar
  readonly file: OutputFile
}

/** A page of text to render, and where its markup goes. */
export interface TextPage {
  readonly planned: PlannedRoute
  readonly text: StaticPage
  readonly kept: MarkupKey
}

/** Renders text-only pages into the store, and returns their facts. */
interface TextRenderer {
  readonly render: (page: TextPage) => Promise<Omit<RootMarkup, 'markup'>>
  /** How many to render at once. */
  readonly concurrency: number
}

/** Create the renderer: in threads if they run or many pages wait, else here. */
export function createTextRenderer(
  count: number,
  {
    bundle,
    sidebars,
    store
  }: {
    readonly bundle: Bundle
    readonly sidebars: ReadonlyMap<string, SidebarFile>
    readonly store: Store
  },
  {
    renderHere,
    ...options
  }: MarkupOptions & {
    readonly renderHere: (
      planned: PlannedRoute,
      text: StaticPage
    ) => Promise<RootMarkup>
  }
): TextRenderer {
  if (count === 0 || !canUseThreads(count >= MIN_PAGES_FOR_THREADS)) {
    return {
      render: ({ planned, text, kept }) =>
        store.remember(kept, () => renderHere(planned, text)),
      concurrency: 1
    }
  }
  const data: RenderThreadData = {
    ...options,
    serverFile: bundle.serverFile,
    sidebars: new Map(
      [...sidebars].map(([key, { sidebar }]) => [key, sidebar])
    ),
    store: store.options
  }
  const module = findModule(import.meta.url, 'renderThread')
  const run = openInThreads(module, data, count)
  return {
    render: ({ planned: { route, sidebarKey = '' }, text, kept }) => {
      const { pathname } = route
      const request: RenderRequest = { pathname, sidebarKey, text, kept }
      return run('render', request)
    },
    concurrency: Number.POSITIVE_INFINITY
  }
}
