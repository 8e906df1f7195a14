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

/** Everything that rendering requires. */
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
      // Without shared strings, 10,000 pages would take gigabytes.
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
    const markupKey = createMarkupKey(planned, text, input, options)
    const found = store.find<RootMarkup>(markupKey)
    if (found === undefined) texts.push({ planned, text, markupKey })
    else await add(planned, async () => ({ ...found, markup: markupKey }))
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
      markup: page.markupKey
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

/** Create the store key from all dependencies of a text-only page's markup. */
function createMarkupKey(
  { sidebarKey = '' }: PlannedRoute,
  text: StaticPage,
  { bundle, sidebars }: MarkupInput,
  { compared, isBare }: MarkupOptions
): MarkupKey {
  const key = createKey([
    bundle.serverDigest,
    [...compared].join(),
    String(isBare),
    // The file name contains a hash of the sidebar.
    sidebars.get(sidebarKey)?.file ?? '',
    JSON.stringify(text)
  ])
  return { step: 'markup', inputs: [key] }
}
