import { readTextPage } from '../pages/textChunk.ts'
import { trackAll } from '../platform/cache/track.ts'
import { findModule } from '../platform/findModule.ts'
import {
  openInThreads,
  type ThreadFunctions
} from '../platform/threads/threads.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import type { MarkupFacts } from './createMarkupReader.ts'
import {
  type AttributeSheet,
  createMarkupRenderer,
  type MarkupOptions
} from './createMarkupRenderer.ts'
import type { RenderInput } from './renderInput.ts'
import type { open, RenderRequest, RenderThreadData } from './renderThread.ts'
import { ensureMarkup, type MarkupOrKey } from './storedMarkup.ts'

/** Start threads for this many text-only pages. */
const MIN_PAGES_FOR_THREADS = 200

/**
 * Use threads that are running already for this many text-only pages. Each takes a
 * quarter of a second to load the app, which this thread needs anyway.
 */
const MIN_PAGES_FOR_RUNNING_THREADS = 16

/** A page's markup, and facts about it. */
export interface PageMarkup {
  readonly markup: MarkupOrKey
  readonly facts: MarkupFacts
  readonly attributeSheet?: AttributeSheet
}

/** A text-only page whose markup isn't stored yet. */
export interface TextRequest {
  readonly planned: PlannedRoute
  readonly request: RenderRequest
}

/** How to render one page. */
interface Renderers {
  /** Render a text-only page and store its markup. */
  readonly renderText: (text: TextRequest) => Promise<PageMarkup>
  /** Render any other page, in this thread. */
  readonly renderOther: (planned: PlannedRoute) => Promise<PageMarkup>
  /** How many text-only pages can be rendered at the same time. */
  readonly concurrency: number
}

type RendererInput = Pick<RenderInput, 'bundle' | 'sidebars' | 'cache'>

/**
 * Choose where pages render.
 *
 * @param waiting number of text-only pages to render
 */
export function createRenderers(
  input: RendererInput,
  options: MarkupOptions,
  waiting: number
): Renderers {
  const { bundle, sidebars, cache } = input
  const renderMarkup = createMarkupRenderer(bundle.server.app, options)
  const renderHere = (
    { route: { pathname }, sidebarKey = '' }: PlannedRoute,
    chunk?: string
  ) => {
    const sidebar = sidebars.get(sidebarKey)?.sidebar
    const text = chunk === undefined ? undefined : readTextPage(chunk)
    return renderMarkup({ pathname, sidebar, text })
  }
  const renderOther = (planned: PlannedRoute) => renderHere(planned)
  const threads =
    waiting < MIN_PAGES_FOR_RUNNING_THREADS
      ? undefined
      : openRenderThreads(input, options, waiting)
  if (threads === undefined) {
    const renderText = async ({ planned, request }: TextRequest) => {
      const { markupKey, chunk } = request
      const details = await ensureMarkup(markupKey, cache, () =>
        renderHere(planned, chunk)
      )
      return { ...details, markup: markupKey }
    }
    return { renderText, renderOther, concurrency: 1 }
  }
  const renderText = async ({ request }: TextRequest) => {
    const { value, dependencies } = await threads.render(request)
    trackAll(dependencies)
    return { ...value, markup: request.markupKey }
  }
  return { renderText, renderOther, concurrency: Number.POSITIVE_INFINITY }
}

function openRenderThreads(
  { bundle, sidebars, cache }: RendererInput,
  options: MarkupOptions,
  waiting: number
): ThreadFunctions<typeof open> | undefined {
  const data: RenderThreadData = {
    ...options,
    serverFile: bundle.server.file,
    sidebars: new Map(
      [...sidebars].map(([key, { sidebar }]) => [key, sidebar])
    ),
    cache: cache.options
  }
  const module = findModule(import.meta.url, 'renderThread')
  return openInThreads<typeof open>(module, data, {
    waiting,
    minimum: MIN_PAGES_FOR_THREADS
  })
}
