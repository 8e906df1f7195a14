import path from 'node:path'
import pMap from 'p-map'
import type { Bundle } from '../bundle/loadBundle.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/paths.ts'
import type { Sidebar } from '../model/sidebar.ts'
import type { CompiledPages } from '../pages/compilePages.ts'
import { readTextPage, type TextChunk } from '../pages/printTextPages.ts'
import { type Cache, hashKey } from '../platform/cache/createCache.ts'
import { type Recorded, trackAll, trackDate } from '../platform/cache/track.ts'
import { trackWork } from '../platform/progress.ts'
import type { OnProgress } from '../platform/reporter.ts'
import { findModule, openInThreads } from '../platform/threads/threads.ts'
import type { SitePlan } from '../site/routes/planLocales.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import type { MarkupFacts } from './createMarkupReader.ts'
import {
  createMarkupRenderer,
  type MarkupOptions,
  type PageSheet
} from './createMarkupRenderer.ts'
import { listComparedAttributes } from './criticalStyles.ts'
import { explainRenderErrors, type RenderError } from './explainRenderErrors.ts'
import { createFaultFinder } from './findFeatureFault.ts'
import type { PageDocument } from './pageDocument.ts'
import type { RenderRequest, RenderThreadData } from './renderThread.ts'
import { createFactSharer } from './shareStrings.ts'
import {
  findMarkup,
  getOrRenderMarkup,
  type MarkupKey,
  type StoredFacts
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
  readonly plan: SitePlan
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
  readonly markup: PageDocument['markup']
  readonly facts: MarkupFacts
  readonly sheet?: PageSheet
}

/**
 * Render the contents of `#root` for every page. Text-only pages depend only on
 * their text, their sidebar and the theme, so reuse stored results, and render
 * the others in threads if there are many. Always render other pages, because
 * components can read the time.
 *
 * @returns pages in the order of the routes, and a problem for each failed page
 */
export async function renderMarkups(input: MarkupInput): Promise<{
  readonly rendered: readonly RenderedMarkup[]
  readonly diagnostics: readonly Diagnostic[]
}> {
  const { plan, pages, bundle, sidebars, cache, onProgress } = input
  const { site, routes } = plan
  const options: MarkupOptions = {
    compared: listComparedAttributes(bundle.texts.styles),
    isBare: site.content.isBare
  }
  const shareFacts = createFactSharer()
  const rendered = new Map<PlannedRoute, RenderedMarkup>()
  const failures: RenderError[] = []

  const keep = (
    planned: PlannedRoute,
    page: Omit<RenderedMarkup, 'planned'>
  ) => {
    // Without shared strings, 10,000 pages would take gigabytes.
    const facts = shareFacts(page.facts)
    rendered.set(planned, { planned, ...page, facts })
  }
  const add = async (
    planned: PlannedRoute,
    render: () => Promise<Omit<RenderedMarkup, 'planned'>>
  ) => {
    try {
      const { source, route } = planned
      const file = source?.file ?? route.pathname
      keep(planned, await trackWork('renders', file, render))
    } catch (error) {
      failures.push({ planned, error })
    }
    onProgress?.(rendered.size + failures.length, routes.length)
  }

  const texts: { planned: PlannedRoute; request: RenderRequest }[] = []
  const others: PlannedRoute[] = []
  for (const planned of routes) {
    const { route, sidebarKey = '' } = planned
    const { pathname } = route
    const chunk = pages.chunks.get(pathname)
    if (chunk === undefined) {
      others.push(planned)
      continue
    }
    const markupKey = createMarkupKey(planned, chunk, input, options)
    const found = findMarkup(markupKey, cache)
    if (found) keep(planned, { ...found, markup: markupKey })
    else
      texts.push({
        planned,
        request: {
          pathname,
          sidebarKey,
          chunk: path.join(input.clientOutput, chunk.file),
          markupKey
        }
      })
  }
  if (others.length > 0) trackDate()
  const renderMarkup = createMarkupRenderer(bundle.server.app, options)
  const renderHere = (
    { route: { pathname }, sidebarKey = '' }: PlannedRoute,
    chunk?: string
  ) => {
    const sidebar = sidebars.get(sidebarKey)?.sidebar
    const text = chunk === undefined ? undefined : readTextPage(chunk)
    return renderMarkup({ pathname, sidebar, text })
  }
  const data: RenderThreadData = {
    ...options,
    serverFile: bundle.server.file,
    sidebars: new Map(
      [...sidebars].map(([key, { sidebar }]) => [key, sidebar])
    ),
    cache: cache.options
  }
  const runInThread =
    texts.length < MIN_PAGES_FOR_RUNNING_THREADS
      ? undefined
      : openInThreads(findModule(import.meta.url, 'renderThread'), data, {
          waiting: texts.length,
          minimum: MIN_PAGES_FOR_THREADS
        })
  const renderText = async (planned: PlannedRoute, request: RenderRequest) => {
    const { markupKey, chunk } = request
    if (runInThread === undefined) {
      const made = await getOrRenderMarkup(markupKey, cache, () =>
        renderHere(planned, chunk)
      )
      return { ...made, markup: markupKey }
    }
    const { value, dependencies } = await runInThread<Recorded<StoredFacts>>(
      'render',
      request
    )
    trackAll(dependencies)
    return { ...value, markup: markupKey }
  }
  await Promise.all([
    pMap(
      texts,
      ({ planned, request }) =>
        add(planned, () => renderText(planned, request)),
      { concurrency: runInThread ? Number.POSITIVE_INFINITY : 1 }
    ),
    pMap(others, planned => add(planned, () => renderHere(planned)), {
      concurrency: 1
    })
  ])
  const { features, contentDir } = site.content
  const findFault =
    failures.length > 0
      ? await createFaultFinder(bundle.server, features, contentDir)
      : undefined
  return {
    rendered: routes.flatMap(planned => rendered.get(planned) ?? []),
    diagnostics: explainRenderErrors(
      failures,
      bundle.errors,
      features,
      findFault
    )
  }
}

/** Create the cache key from all dependencies of a text-only page's markup. */
function createMarkupKey(
  { sidebarKey = '' }: PlannedRoute,
  chunk: TextChunk,
  { bundle, sidebars }: MarkupInput,
  { compared, isBare }: MarkupOptions
): MarkupKey {
  const key = hashKey([
    bundle.server.digest,
    [...compared].join(),
    String(isBare),
    // The file name contains a hash of the sidebar.
    sidebars.get(sidebarKey)?.file ?? '',
    chunk.digest
  ])
  return { step: 'markup', inputs: [key] }
}
