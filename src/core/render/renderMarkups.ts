import path from 'node:path'
import pMap from 'p-map'
import type { Bundle } from '../bundle/loadBundle.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/paths.ts'
import type { Sidebar } from '../model/sidebar.ts'
import type { CompiledPages } from '../pages/compilePages.ts'
import { readTextPage, type TextChunk } from '../pages/textChunk.ts'
import { type Cache, hashKey } from '../platform/cache/createCache.ts'
import { trackAll, trackDate } from '../platform/cache/track.ts'
import { findModule } from '../platform/findModule.ts'
import { reportWork } from '../platform/progress.ts'
import type { OnProgress } from '../platform/reporter.ts'
import {
  openInThreads,
  type ThreadFunctions
} from '../platform/threads/threads.ts'
import type { LocalePlan } from '../site/routes/planLocales.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import { createFactSharer } from './createFactSharer.ts'
import { createFaultFinder } from './createFaultFinder.ts'
import type { MarkupFacts } from './createMarkupReader.ts'
import {
  createMarkupRenderer,
  type MarkupOptions,
  type PageSheet
} from './createMarkupRenderer.ts'
import { listComparedAttributes } from './criticalCss/criticalCss.ts'
import type { DocumentParts } from './documentParts.ts'
import { explainRenderErrors, type RenderError } from './explainRenderErrors.ts'
import type { open, RenderRequest, RenderThreadData } from './renderThread.ts'
import {
  findMarkup,
  getOrRenderMarkup,
  type MarkupKey
} from './storedMarkup.ts'

/** Start threads for this many text-only pages. */
const MIN_PAGES_FOR_THREADS = 200

/**
 * Use threads that are running already for this many text-only pages. Each takes a
 * quarter of a second to load the app, which this thread needs anyway.
 */
const MIN_PAGES_FOR_RUNNING_THREADS = 16

/** A sidebar's data and the file that contains it. */
export interface SidebarFile {
  readonly sidebar: Sidebar
  readonly file: OutputFile
}

/** Everything that rendering requires. */
export interface MarkupInput {
  readonly plan: LocalePlan
  readonly pages: CompiledPages
  readonly bundle: Bundle
  /** Output folder of the client, absolute. */
  readonly clientOutput: string
  readonly cache: Cache
  /** Called with the number of pages rendered so far. */
  readonly onProgress?: OnProgress
  /** By sidebar key. */
  readonly sidebars: ReadonlyMap<string, SidebarFile>
}

/** A rendered page without its document. */
export interface RenderedMarkup {
  readonly planned: PlannedRoute
  readonly markup: DocumentParts['markup']
  readonly facts: MarkupFacts
  readonly sheet?: PageSheet
}

/** A page as it was rendered, without its route. */
type PageMarkup = Omit<RenderedMarkup, 'planned'>

/** A text-only page whose markup isn't stored yet. */
interface TextRequest {
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

/**
 * Render the contents of `#root` for every page. Text-only pages depend only on
 * their text, their sidebar and the theme, so reuse stored results, and render
 * the others in threads if there are many. Always render other pages, because
 * components can read the time.
 *
 * @returns pages in the order of the routes, and a diagnostic for each failed page
 */
export async function renderMarkups(input: MarkupInput): Promise<{
  readonly rendered: readonly RenderedMarkup[]
  readonly diagnostics: readonly Diagnostic[]
}> {
  const { plan, bundle, onProgress } = input
  const { site, routes } = plan
  const options: MarkupOptions = {
    compared: listComparedAttributes(bundle.inlined.styles),
    movesStyles: site.content.isLenient
  }
  const { stored, textPages, others } = findStoredMarkups(input, options)
  if (others.length > 0) trackDate()
  const renderers = createRenderers(input, options, textPages.length)
  const shareFacts = createFactSharer()
  const rendered = new Map<PlannedRoute, RenderedMarkup>()
  const renderErrors: RenderError[] = []

  const keep = (planned: PlannedRoute, page: PageMarkup) => {
    // Without shared strings, 10,000 pages would take gigabytes.
    const facts = shareFacts(page.facts)
    rendered.set(planned, { planned, ...page, facts })
  }
  const add = async (
    planned: PlannedRoute,
    render: () => Promise<PageMarkup>
  ) => {
    try {
      const { source, route } = planned
      const file = source?.file ?? route.pathname
      keep(planned, await reportWork('renders', file, render))
    } catch (error) {
      renderErrors.push({ planned, error })
    }
    onProgress?.(rendered.size + renderErrors.length, routes.length)
  }

  for (const [planned, page] of stored) keep(planned, page)
  await Promise.all([
    pMap(
      textPages,
      text => add(text.planned, () => renderers.renderText(text)),
      {
        concurrency: renderers.concurrency
      }
    ),
    pMap(
      others,
      planned => add(planned, () => renderers.renderOther(planned)),
      {
        concurrency: 1
      }
    )
  ])
  return {
    rendered: routes.flatMap(planned => rendered.get(planned) ?? []),
    diagnostics: await explainErrors(renderErrors, input)
  }
}

/** Find pages whose markup is stored, and sort the others by how they render. */
function findStoredMarkups(
  input: MarkupInput,
  options: MarkupOptions
): {
  readonly stored: readonly (readonly [PlannedRoute, PageMarkup])[]
  readonly textPages: readonly TextRequest[]
  readonly others: readonly PlannedRoute[]
} {
  const { plan, pages, clientOutput, cache } = input
  const stored: [PlannedRoute, PageMarkup][] = []
  const textPages: TextRequest[] = []
  const others: PlannedRoute[] = []
  for (const planned of plan.routes) {
    const { route, sidebarKey = '' } = planned
    const { pathname } = route
    const chunk = pages.chunks.get(pathname)
    if (chunk === undefined) {
      others.push(planned)
      continue
    }
    const markupKey = createMarkupKey(planned, chunk, input, options)
    const found = findMarkup(markupKey, cache)
    if (found) {
      stored.push([planned, { ...found, markup: markupKey }])
      continue
    }
    const file = path.join(clientOutput, chunk.file)
    const request = { pathname, sidebarKey, chunk: file, markupKey }
    textPages.push({ planned, request })
  }
  return { stored, textPages: textPages, others }
}

/**
 * Choose where pages render.
 *
 * @param waiting number of text-only pages to render
 */
function createRenderers(
  input: MarkupInput,
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
      const { markupKey: markup, chunk } = request
      const render = () => renderHere(planned, chunk)
      return { ...(await getOrRenderMarkup(markup, cache, render)), markup }
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
  { bundle, sidebars, cache }: MarkupInput,
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

/** Explain why pages failed to render. */
async function explainErrors(
  renderErrors: readonly RenderError[],
  { plan, bundle }: MarkupInput
): Promise<readonly Diagnostic[]> {
  if (renderErrors.length === 0) return []
  const { features, contentDir } = plan.site.content
  const find = await createFaultFinder(bundle.server, features, contentDir)
  return explainRenderErrors(renderErrors, bundle.errors, features, find)
}

/** Create the cache key from all dependencies of a text-only page's markup. */
function createMarkupKey(
  { sidebarKey = '' }: PlannedRoute,
  chunk: TextChunk,
  { bundle, sidebars }: MarkupInput,
  { compared, movesStyles }: MarkupOptions
): MarkupKey {
  const key = hashKey([
    bundle.server.digest,
    [...compared].join(),
    String(movesStyles),
    // The file name contains a hash of the sidebar.
    sidebars.get(sidebarKey)?.file ?? '',
    chunk.digest
  ])
  return { step: 'markup', inputs: [key] }
}
