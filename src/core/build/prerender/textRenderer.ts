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

/** Start threads for this many pages. */
const MIN_PAGES_FOR_THREADS = 200

/** A sidebar's data and the file that contains it. */
export interface SidebarFile {
  readonly sidebar: Sidebar
  readonly file: OutputFile
}

/** A text-only page to render, and the store key of its markup. */
export interface TextPage {
  readonly planned: PlannedRoute
  readonly text: StaticPage
  readonly markupKey: MarkupKey
}

/** Renders text-only pages to the store, and returns their facts. */
interface TextRenderer {
  readonly render: (page: TextPage) => Promise<Omit<RootMarkup, 'markup'>>
  /** Maximum number of pages to render concurrently. */
  readonly concurrency: number
}

/** Create a renderer that uses threads if they run or many pages are waiting. */
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
      render: ({ planned, text, markupKey }) =>
        store.remember(markupKey, () => renderHere(planned, text)),
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
    render: ({ planned: { route, sidebarKey = '' }, text, markupKey }) => {
      const { pathname } = route
      const request: RenderRequest = { pathname, sidebarKey, text, markupKey }
      return run('render', request)
    },
    concurrency: Number.POSITIVE_INFINITY
  }
}
