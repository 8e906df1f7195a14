import pMap from 'p-map'
import type { SiteError } from '../../model/errors.ts'
import type { StaticPage } from '../../model/route.ts'
import type { PlannedRoute } from '../../routes/plannedRoute.ts'
import type { Site } from '../../site/site.ts'
import type { StaticPages } from '../bundle/createStaticPages.ts'
import type { Bundle } from '../bundle/loadBundle.ts'
import { trackWork } from '../progress.ts'
import type { OnProgress } from '../reporter.ts'
import { createKey, type Store } from '../store/createStore.ts'
import type { MarkupFacts } from './createMarkupReader.ts'
import {
  createMarkupRenderer,
  type MarkupOptions,
  type PageSheet,
  type RootMarkup
} from './createMarkupRenderer.ts'
import { listComparedAttributes } from './createStyles.ts'
import { explainFailures, type RenderFailure } from './explainFailures.ts'
import type { MarkupKey, PageDocument } from './pageDocument.ts'
import type { SharedStrings } from './shareStrings.ts'
import {
  createTextRenderer,
  type SidebarFile,
  type TextPage
} from './textRenderer.ts'

/** Everything rendering needs. */
export interface MarkupInput {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
  readonly bundle: Bundle
  readonly staticPages: StaticPages
  readonly store: Store
  /** Called with the number of pages rendered so far. */
  readonly onProgress?: OnProgress
  /** By sidebar key. */
  readonly sidebars: ReadonlyMap<string, SidebarFile>
}

/** A rendered page that has no document yet. */
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
export async function renderMarkups(
  input: MarkupInput,
  { shareFacts }: Pick<SharedStrings, 'shareFacts'>
): Promise<{
  readonly rendered: readonly RenderedMarkup[]
  readonly problems: readonly SiteError[]
}> {
  const { site, routes, bundle, staticPages, sidebars, store, onProgress } =
    input
  const options: MarkupOptions = {
    compared: listComparedAttributes(bundle.styles),
    isBare: site.content.isBare
  }
  const rendered = new Map<PlannedRoute, RenderedMarkup>()
  const failures: RenderFailure[] = []
  const texts: TextPage[] = []
  const others: PlannedRoute[] = []

  const add = async (
    planned: PlannedRoute,
    render: () => Promise<Omit<RenderedMarkup, 'planned'>>
  ) => {
    try {
      const { source, route } = planned
      const file = source?.file ?? route.pathname
      const page = await trackWork('renders', file, render)
      // Without shared strings, 10,000 pages take gigabytes.
      const facts = shareFacts(page.facts)
      rendered.set(planned, { planned, ...page, facts })
    } catch (error) {
      failures.push({ planned, error })
    }
    onProgress?.(rendered.size + failures.length, routes.length)
  }

  for (const planned of routes) {
    const text = staticPages.get(planned.route.pathname)
    if (text === undefined) {
      others.push(planned)
      continue
    }
    const kept = createTask(planned, text, input, options)
    const found = store.find<RootMarkup>(kept)
    if (found === undefined) texts.push({ planned, text, kept })
    else await add(planned, async () => ({ ...found, markup: kept }))
  }
  const renderMarkup = createMarkupRenderer(bundle.server, options)
  const renderHere = (
    { route: { pathname }, sidebarKey = '' }: PlannedRoute,
    text?: StaticPage
  ) => {
    const sidebar = sidebars.get(sidebarKey)?.sidebar
    return renderMarkup({ pathname, sidebar, text })
  }
  const renderer = createTextRenderer(texts.length, input, {
    ...options,
    renderHere
  })
  const renderText = (page: TextPage) =>
    add(page.planned, async () => ({
      ...(await renderer.render(page)),
      markup: page.kept
    }))
  const renderOther = (planned: PlannedRoute) =>
    add(planned, () => renderHere(planned))
  const { concurrency } = renderer
  await Promise.all([
    pMap(texts, renderText, { concurrency }),
    pMap(others, renderOther, { concurrency: 1 })
  ])
  return {
    rendered: routes.flatMap(planned => rendered.get(planned) ?? []),
    problems: explainFailures(failures, bundle.problems)
  }
}

/** Name everything that the markup of a page of text depends on. */
function createTask(
  { sidebarKey = '' }: PlannedRoute,
  text: StaticPage,
  { bundle, sidebars }: MarkupInput,
  { compared, isBare }: MarkupOptions
): MarkupKey {
  const key = createKey([
    bundle.serverDigest,
    [...compared].join(),
    String(isBare),
    // The file's name contains a hash of the sidebar.
    sidebars.get(sidebarKey)?.file ?? '',
    JSON.stringify(text)
  ])
  return { step: 'markup', inputs: [key] }
}
