import { createHash } from 'node:crypto'
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
import { explainFailures, type RenderFailure } from './explainFailures.ts'
import { findPaintTarget } from './findPaintTarget.ts'
import {
  createDocument,
  escapeAttribute,
  printHead,
  printJson
} from './htmlDocument.ts'
import { type InlineCode, listInlineCode } from './listInlineCode.ts'
import { moveStyles } from './moveStyles.ts'
import type { PageDocument } from './pageDocument.ts'
import { type MarkupFacts, readMarkup } from './readMarkup.ts'
import { createSharedStrings, type SharedStrings } from './shareStrings.ts'

/** A page as served for a reader's first request. */
export interface RenderedPage {
  readonly planned: PlannedRoute
  readonly record: PageRecord
  readonly file: OutputFile
  /** About everything in `#root`. */
  readonly facts: MarkupFacts
  /** In the document around `#root`. */
  readonly inlineCode: InlineCode
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
interface RootMarkup<Markup> {
  readonly markup: Markup
  readonly facts: MarkupFacts
  /** What its `style` attributes became. */
  readonly sheet?: PageSheet
}

/** A page whose markup is there, before it has a document. */
interface RenderedMarkup {
  readonly planned: PlannedRoute
  readonly markup: PageDocument['markup']
  readonly sheet: PageSheet | undefined
  readonly styled: StyledPage & { readonly facts: MarkupFacts }
}

/**
 * Render every page. Documents have the styles that the pages of their kind
 * need together, so all markups come first.
 *
 * @returns pages with their documents, and a problem for each that failed
 */
export async function prerenderPages(input: PrerenderInput): Promise<{
  readonly pages: readonly RenderedPage[]
  readonly documents: readonly PageDocument[]
  readonly sheets: readonly PageSheet[]
  readonly problems: readonly SiteError[]
}> {
  const strings = createSharedStrings()
  const { rendered, problems } = await renderMarkups(input, strings)
  const sheets = rendered.flatMap(({ sheet }) => sheet ?? [])
  const { styles: shell, pageStyles } = input.bundle
  const added = [pageStyles, ...sheets.map(({ text }) => text)].join('')
  const styles = await createStyles(
    { shell, added },
    input.site.client,
    rendered.map(({ styled }) => styled),
    input.store
  )
  const font = findFont(shell)
  const created = rendered.map(page => {
    const given = { styles: styles.get(page.styled) ?? [], font, strings }
    return createPage(page, given, input)
  })
  return {
    pages: created.map(({ page }) => page),
    documents: created.map(({ document }) => document),
    sheets,
    problems
  }
}

async function renderMarkups(
  input: PrerenderInput,
  { shareFacts }: SharedStrings
): Promise<{
  readonly rendered: readonly RenderedMarkup[]
  readonly problems: readonly SiteError[]
}> {
  const { routes, bundle } = input
  const compared = listComparedAttributes(bundle.styles)
  const rendered: RenderedMarkup[] = []
  const failures: RenderFailure[] = []
  for (const planned of routes) {
    try {
      const {
        markup,
        facts: read,
        sheet
      } = await renderRoot(planned, input, compared)
      const facts = shareFacts(read)
      const { kind } = planned.route
      const parts = isHome(planned) ? ['banner'] : []
      rendered.push({ planned, markup, sheet, styled: { kind, parts, facts } })
    } catch (error) {
      failures.push({ planned, error })
    }
    input.tell?.(rendered.length + failures.length, routes.length)
  }
  return { rendered, problems: explainFailures(failures, bundle.problems) }
}

/**
 * Render the contents of `#root`, or reuse a stored result: a text-only page
 * depends on its text, its sidebar and the theme, and its markup stays in the
 * store. Other pages are always rendered, because components may read the time.
 */
async function renderRoot(
  { route, sidebarKey }: PlannedRoute,
  { site, bundle, staticPages, sidebars, store }: PrerenderInput,
  compared: ReadonlySet<string>
): Promise<RootMarkup<PageDocument['markup']>> {
  const { pathname } = route
  const { isBare } = site.content
  const found = sidebars.get(sidebarKey ?? '')
  const text = staticPages.get(pathname)
  const render = async (): Promise<RootMarkup<string>> => {
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
  const task = { step: 'markup', inputs: [hashTexts(inputs)] }
  return { ...(await store.remember(task, render)), markup: task }
}

/** Where nobody has chosen strictness, `style` attributes become a sheet. */
function createSheet(
  rendered: string
): Pick<RootMarkup<string>, 'markup' | 'sheet'> {
  const { markup, css } = moveStyles(rendered)
  if (css === '') return { markup }
  const digest = createHash('sha256').update(css).digest('hex').slice(0, 8)
  const file = `assets/page.${digest}.css` as OutputFile // relative
  return { markup, sheet: { file, text: css } }
}

/** Stands for the markup in a document; no text contains it. */
const MARKUP_MARK = '\0'

function createPage(
  { planned, markup, sheet, styled: { facts } }: RenderedMarkup,
  {
    styles,
    font,
    strings
  }: {
    readonly styles: readonly string[]
    readonly font: string
    readonly strings: SharedStrings
  },
  { site, bundle, sidebars, siteTags }: PrerenderInput
): { readonly page: RenderedPage; readonly document: PageDocument } {
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
  const [before = '', after = ''] = createDocument(bundle.template, {
    lang: client.locale.htmlLang,
    direction: client.locale.direction,
    theme: client.colorMode.defaultMode,
    rootClasses: escapeAttribute(createRootClasses(route).join(' ')),
    paintTarget: findPaintTarget(facts.length),
    earlyScript: bundle.earlyScript,
    homeScript: isHome(planned) ? `<script>${bundle.homeScript}</script>` : '',
    head: printHead(client, route, [...siteTags, ...site.content.config.head]),
    styles: styles.map(sheet => `<style>${sheet}</style>`).join(''),
    font,
    style: `${client.baseUrl}${bundle.style}`,
    pageStyles: pageStyles.join(''),
    page: MARKUP_MARK,
    record: printJson({
      ...served,
      script: `${client.baseUrl}${bundle.script}`,
      style: `${client.baseUrl}${bundle.style}`,
      ...(isHome(planned) && { baseUrl: client.baseUrl })
    })
  }).split(MARKUP_MARK)
  const file = createOutputFile(route.pathname)
  const inlineCode = strings.shareCode(listInlineCode(before + after))
  return {
    page: { planned, record, file, facts, inlineCode },
    document: { file, before, markup, after }
  }
}

function hashTexts(texts: readonly string[]): string {
  const digest = createHash('sha256')
  for (const text of texts) digest.update(`${text.length}:`).update(text)
  return digest.digest('hex')
}

function isHome({ route }: PlannedRoute): boolean {
  return route.pathname === '/'
}

/** The bundler has put the address of the font where the face is declared. */
function findFont(styles: string): string {
  return /url\(["']?([^)"']+\.woff2)/.exec(styles)?.[1] ?? ''
}
