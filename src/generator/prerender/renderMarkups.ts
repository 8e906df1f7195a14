import { createHash } from 'node:crypto'
import type { SiteError } from '../../model/errors.ts'
import type { OutputFile } from '../../model/paths.ts'
import type { StaticPage } from '../../model/route.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import type { StaticPages } from '../bundle/createStaticPages.ts'
import type { Bundle } from '../bundle/loadBundle.ts'
import type { TellProgress } from '../reporter.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import type { Site } from '../site/site.ts'
import type { Store } from '../store/createStore.ts'
import { canStartThreads, findModule, startThreads } from '../threads.ts'
import { listComparedAttributes } from './createStyles.ts'
import { explainFailures, type RenderFailure } from './explainFailures.ts'
import type { KeptMarkup, PageDocument } from './pageDocument.ts'
import type { MarkupFacts } from './readMarkup.ts'
import {
  type MarkupOptions,
  type PageSheet,
  type RootMarkup,
  renderMarkup
} from './renderMarkup.ts'
import type { RenderRequest, RenderThreadData } from './renderThread.ts'

/** Number of pages to render from which threads pay off. */
const THREAD_WORTH = 200

/** A sidebar's data and the file that contains it. */
export interface SidebarFile {
  readonly sidebar: Sidebar
  readonly file: OutputFile
}

/** Everything rendering needs. */
export interface MarkupInput {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
  readonly bundle: Bundle
  readonly staticPages: StaticPages
  readonly store: Store
  /** Called with the number of pages rendered so far. */
  readonly tell?: TellProgress
  /** By sidebar key. */
  readonly sidebars: ReadonlyMap<string, SidebarFile>
}

/** A page whose markup is there, before it has a document. */
export interface RenderedMarkup {
  readonly planned: PlannedRoute
  readonly markup: PageDocument['markup']
  readonly facts: MarkupFacts
  readonly sheet?: PageSheet
}

/**
 * Render the contents of `#root` for every page, or reuse stored results: a
 * page of text depends on its text, its sidebar and the theme, and its markup
 * stays in the store. Many such pages are rendered in threads. Other pages are
 * always rendered, because components may read the time.
 *
 * @returns pages in the order of the routes, and a problem for each that failed
 */
export async function renderMarkups(input: MarkupInput): Promise<{
  readonly rendered: readonly RenderedMarkup[]
  readonly problems: readonly SiteError[]
}> {
  const { site, routes, bundle, staticPages, store, tell } = input
  const options: MarkupOptions = {
    compared: listComparedAttributes(bundle.styles),
    isBare: site.content.isBare
  }
  const rendered = new Map<PlannedRoute, RenderedMarkup>()
  const failures: RenderFailure[] = []
  const texts: TextPage[] = []

  const add = async (
    planned: PlannedRoute,
    render: () => Promise<Omit<RenderedMarkup, 'planned'>>
  ) => {
    try {
      rendered.set(planned, { planned, ...(await render()) })
    } catch (error) {
      failures.push({ planned, error })
    }
    tell?.(rendered.size + failures.length, routes.length)
  }

  for (const planned of routes) {
    const text = staticPages.get(planned.route.pathname)
    if (text === undefined) {
      await add(planned, () => renderHere(planned, text, input, options))
      continue
    }
    const kept = createTask(planned, text, input, options)
    const found = store.find<RootMarkup>(kept)
    if (found === undefined) texts.push({ planned, text, kept })
    else await add(planned, async () => ({ ...found, markup: kept }))
  }
  await renderTexts(texts, input, options, add)
  return {
    rendered: routes.flatMap(planned => rendered.get(planned) ?? []),
    problems: explainFailures(failures, bundle.problems)
  }
}

/** A page of text that has to be rendered. */
interface TextPage {
  readonly planned: PlannedRoute
  readonly text: StaticPage
  readonly kept: KeptMarkup
}

async function renderTexts(
  texts: readonly TextPage[],
  input: MarkupInput,
  options: MarkupOptions,
  add: (
    planned: PlannedRoute,
    render: () => Promise<Omit<RenderedMarkup, 'planned'>>
  ) => Promise<void>
): Promise<void> {
  const { bundle, sidebars, store } = input
  if (texts.length < THREAD_WORTH || !canStartThreads()) {
    for (const { planned, text, kept } of texts) {
      await add(planned, async () => {
        const root = await store.remember(kept, () =>
          renderHere(planned, text, input, options)
        )
        return { ...root, markup: kept }
      })
    }
    return
  }
  const data: RenderThreadData = {
    ...options,
    serverFile: bundle.serverFile,
    sidebars: new Map(
      [...sidebars].map(([key, { sidebar }]) => [key, sidebar])
    ),
    store: store.options
  }
  const threads = startThreads(
    findModule(import.meta.url, 'renderThread'),
    data
  )
  await Promise.all(
    texts.map(({ planned, text, kept }) =>
      add(planned, async () => {
        const { route, sidebarKey = '' } = planned
        const { pathname } = route
        const request: RenderRequest = { pathname, sidebarKey, text, kept }
        const root = await threads.run<Omit<RootMarkup, 'markup'>>(
          'render',
          request
        )
        return { ...root, markup: kept }
      })
    )
  ).finally(threads.close)
}

function renderHere(
  { route, sidebarKey = '' }: PlannedRoute,
  text: StaticPage | undefined,
  { bundle, sidebars }: MarkupInput,
  options: MarkupOptions
): Promise<RootMarkup> {
  const { pathname } = route
  const sidebar = sidebars.get(sidebarKey)?.sidebar
  return renderMarkup(bundle.server, { pathname, sidebar, text }, options)
}

/** Name everything that the markup of a page of text depends on. */
function createTask(
  { sidebarKey = '' }: PlannedRoute,
  text: StaticPage,
  { bundle, sidebars }: MarkupInput,
  { compared, isBare }: MarkupOptions
): KeptMarkup {
  const digest = createHash('sha256')
  const inputs = [
    bundle.serverDigest,
    [...compared].join(),
    String(isBare),
    // The file's name contains a hash of the sidebar.
    sidebars.get(sidebarKey)?.file ?? '',
    JSON.stringify(text)
  ]
  for (const input of inputs) digest.update(`${input.length}:`).update(input)
  return { step: 'markup', inputs: [digest.digest('hex')] }
}
