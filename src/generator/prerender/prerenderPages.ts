import { createHash } from 'node:crypto'
import path from 'node:path'
import type { SiteError } from '../../model/errors.ts'
import type { HeadTag } from '../../model/head.ts'
import { createOutputFile, type OutputFile } from '../../model/paths.ts'
import { createRootClasses } from '../../model/rootClasses.ts'
import type { PageRecord } from '../../model/route.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import type { StaticPages } from '../bundle/createStaticPages.ts'
import type { Bundle } from '../bundle/loadBundle.ts'
import type { TellProgress } from '../reporter.ts'
import { createChunkName } from '../routes/createVirtualModules.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import type { Site } from '../site/site.ts'
import type { Store } from '../store/createStore.ts'
import {
  createStyles,
  listComparedAttributes,
  type StyledPage
} from './createStyles.ts'
import { explainRenderError } from './explainRenderError.ts'
import { findPaintTarget } from './findPaintTarget.ts'
import {
  createDocument,
  escapeAttribute,
  printHead,
  printJson
} from './htmlDocument.ts'
import { moveStyles } from './moveStyles.ts'
import { type MarkupFacts, readMarkup } from './readMarkup.ts'

/** A page as served for a reader's first request. */
export interface RenderedPage {
  readonly planned: PlannedRoute
  readonly record: PageRecord
  readonly file: OutputFile
  readonly html: string
  /** About everything in `#root`. */
  readonly facts: MarkupFacts
}

/** The style sheet of a single page. */
export interface PageSheet {
  readonly file: OutputFile
  readonly text: string
}

/** A sidebar's data and the file that contains it. */
export interface SidebarFile {
  readonly sidebar: Sidebar
  readonly file: OutputFile
}

/** Everything rendering needs. */
export interface PrerenderInput {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
  readonly bundle: Bundle
  readonly staticPages: StaticPages
  readonly store: Store
  /** Called with the number of pages rendered so far. */
  readonly tell?: TellProgress
  /** Added to every page's head. */
  readonly siteTags: readonly HeadTag[]
  /** By sidebar key. */
  readonly sidebars: ReadonlyMap<string, SidebarFile>
}

/** What `#root` contains. */
interface RootMarkup {
  readonly markup: string
  readonly facts: MarkupFacts
  /** What its `style` attributes became. */
  readonly sheet?: PageSheet
}

/** A page's markup, before it becomes a document. */
interface RenderedMarkup {
  readonly planned: PlannedRoute
  readonly root: RootMarkup
  readonly styled: StyledPage
}

/**
 * Render every page to its document.
 *
 * @returns pages, and a problem for each that failed
 */
export async function prerenderPages(input: PrerenderInput): Promise<{
  readonly pages: readonly RenderedPage[]
  readonly sheets: readonly PageSheet[]
  readonly problems: readonly SiteError[]
}> {
  const { rendered, problems } = await renderMarkups(input)
  const sheets = rendered.flatMap(({ root }) => root.sheet ?? [])
  const { styles: shell, pageStyles } = input.bundle
  const added = [pageStyles, ...sheets.map(({ text }) => text)].join('')
  const styles = await createStyles(
    { shell, added },
    input.site.client,
    rendered.map(({ styled }) => styled),
    input.store
  )
  const font = findFont(shell)
  const pages: RenderedPage[] = []
  // Of 10,000 pages, markups and documents would not both fit into memory.
  for (let page = rendered.shift(); page; page = rendered.shift()) {
    const given = { styles: styles.get(page.styled) ?? [], font }
    pages.push(createPage(page, given, input))
  }
  return { pages, sheets, problems }
}

async function renderMarkups(input: PrerenderInput): Promise<{
  readonly rendered: RenderedMarkup[]
  readonly problems: readonly SiteError[]
}> {
  const { routes, bundle } = input
  const compared = listComparedAttributes(bundle.styles)
  const rendered: RenderedMarkup[] = []
  const failures: { planned: PlannedRoute; error: unknown }[] = []
  for (const planned of routes) {
    try {
      const root = await renderRoot(planned, input, compared)
      const { kind } = planned.route
      const parts = isHome(planned) ? ['banner'] : []
      const styled = {
        kind,
        parts,
        facts: root.facts,
        hasSheet: hasSheet(planned, root, bundle)
      }
      rendered.push({ planned, root, styled })
    } catch (error) {
      failures.push({ planned, error })
    }
    input.tell?.(rendered.length + failures.length, routes.length)
  }
  return { rendered, problems: explainFailures(failures, bundle) }
}

/**
 * Render the contents of `#root`, or reuse a stored result: a text-only page
 * depends on its text, its sidebar and the theme. Other pages are always
 * rendered, because components may read the time.
 */
function renderRoot(
  { route, sidebarKey }: PlannedRoute,
  { site, bundle, staticPages, sidebars, store }: PrerenderInput,
  compared: ReadonlySet<string>
): Promise<RootMarkup> {
  const { pathname } = route
  const { isBare } = site.content
  const found = sidebars.get(sidebarKey ?? '')
  const text = staticPages.get(pathname)
  const render = async () => {
    const data = { sidebar: found?.sidebar, text }
    const rendered = await bundle.server.renderPage(pathname, data)
    const root = isBare ? createSheet(rendered) : { markup: rendered }
    // A copy, because slices of the markup would keep all of it in memory.
    const facts = structuredClone(readMarkup(root.markup, compared))
    return { ...root, facts }
  }
  if (text === undefined) return render()
  const inputs = [
    bundle.serverDigest,
    [...compared].join(),
    String(isBare),
    // The file's name contains a hash of the sidebar.
    found?.file ?? '',
    JSON.stringify(text)
  ]
  return store.remember({ step: 'markup', inputs }, render)
}

/** Where nobody has chosen strictness, `style` attributes become a sheet. */
function createSheet(rendered: string): Pick<RootMarkup, 'markup' | 'sheet'> {
  const { markup, css } = moveStyles(rendered)
  if (css === '') return { markup }
  const digest = createHash('sha256').update(css).digest('hex').slice(0, 8)
  const file = `assets/page.${digest}.css` as OutputFile // relative
  return { markup, sheet: { file, text: css } }
}

function createPage(
  page: RenderedMarkup,
  { styles, font }: { readonly styles: readonly string[]; font: string },
  { site, bundle, sidebars, siteTags }: PrerenderInput
): RenderedPage {
  const { planned, root } = page
  const { markup, sheet, facts } = root
  const { route, sidebarKey } = planned
  const { client } = site
  const sidebar = sidebars.get(sidebarKey ?? '')
  const files = bundle.pageFiles.get(createChunkName(route.pathname)) ?? []
  const served: PageRecord = {
    pathname: route.pathname,
    files,
    ...(sidebar === undefined ? {} : { sidebar: sidebar.file })
  }
  const title = route.title ?? client.title
  const record = { ...served, title }
  const pageStyles = [...files, ...(sheet ? [sheet.file] : [])]
    .filter(file => file.endsWith('.css'))
    .map(file => `<link rel="stylesheet" href="${client.baseUrl}${file}">`)
  const html = createDocument(bundle.template, {
    lang: client.locale.htmlLang,
    direction: client.locale.direction,
    theme: client.colorMode.defaultMode,
    rootClasses: escapeAttribute(createRootClasses(route).join(' ')),
    paintTarget: findPaintTarget(markup),
    earlyScript: bundle.earlyScript,
    homeScript: isHome(planned) ? `<script>${bundle.homeScript}</script>` : '',
    head: printHead(client, route, [...siteTags, ...site.content.config.head]),
    styles: styles.map(sheet => `<style>${sheet}</style>`).join(''),
    font,
    style: `${client.baseUrl}${bundle.style}`,
    pageStyles: pageStyles.join(''),
    page: markup,
    record: printJson({
      ...served,
      script: `${client.baseUrl}${bundle.script}`,
      style: `${client.baseUrl}${bundle.style}`,
      ...(isHome(planned) && { baseUrl: client.baseUrl })
    })
  })
  const file = createOutputFile(route.pathname)
  return { planned, record, file, html, facts }
}

function hasSheet(
  { route }: PlannedRoute,
  { sheet }: RootMarkup,
  { pageFiles }: Bundle
): boolean {
  const files = pageFiles.get(createChunkName(route.pathname)) ?? []
  return sheet !== undefined || files.some(file => file.endsWith('.css'))
}

function isHome({ route }: PlannedRoute): boolean {
  return route.pathname === '/'
}

/** The bundler has put the address of the font where the face is declared. */
function findFont(styles: string): string {
  return /url\(["']?([^)"']+\.woff2)/.exec(styles)?.[1] ?? ''
}

/** Message of a page whose modules have been reported already. */
const repeated = /Module (?:build|parse) failed|Cannot find module/
/** Message if an imported module lacks the wanted export. */
const consequent =
  /Element type is invalid|is not a function|Expected component `[^`]+` to be/

function explainFailures(
  failures: readonly {
    readonly planned: PlannedRoute
    readonly error: unknown
  }[],
  { problems }: Bundle
): readonly SiteError[] {
  const told = new Set(problems.map(({ place }) => place?.file))
  const own = failures.filter(({ planned, error }) => {
    const message = error instanceof Error ? error.message : String(error)
    if (told.size === 0) return true
    if (repeated.test(message)) return false
    const isTold = listModules(planned).some(file => told.has(file))
    return !(isTold && consequent.test(message))
  })
  const written = own.filter(({ planned }) => planned.source !== undefined)
  // A list shows posts; if their own pages fail too, those are the better
  // places.
  return (written.length > 0 ? written : own).map(({ planned, error }) =>
    explainRenderError(error, planned.source, planned.route.pathname)
  )
}

/** A page's own file and those it imports, relative to the content folder. */
function listModules({ source }: PlannedRoute): readonly string[] {
  if (source === undefined) return []
  const requests = source.body.matchAll(/^import[^'"]*['"](\.[^'"]+)['"]/gm)
  const folder = path.posix.dirname(source.file)
  const imported = [...requests].map(([, request = '']) =>
    path.posix.join(folder, request)
  )
  return [source.file, ...imported]
}
