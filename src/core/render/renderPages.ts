import type { Diagnostic } from '../model/diagnostic.ts'
import { type HeadTag, listRootClasses } from '../model/head.ts'
import { type OutputFile, toOutputFile } from '../model/paths.ts'
import type { PageRecord } from '../model/route.ts'
import type { Reporter } from '../platform/reporter.ts'
import { nameChunk } from '../site/routes/nameChunk.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import { planPageViews } from '../site/routes/planPageViews.ts'
import { readSiteIcon, type SiteIcon } from '../site/siteIcon.ts'
import type { MarkupFacts } from './createMarkupReader.ts'
import type { PageSheet } from './createMarkupRenderer.ts'
import {
  type CriticalCssKey,
  prepareCriticalCss
} from './criticalCss/criticalCss.ts'
import type { DocumentParts } from './documentParts.ts'
import {
  escapeAttribute,
  fillTemplate,
  findPaintTarget,
  isLong,
  printHead,
  printJson,
  printNote
} from './htmlDocument.ts'
import { listSiteTags } from './listSiteTags.ts'
import { printSidebarFiles } from './printSidebarFiles.ts'
import {
  type MarkupInput,
  type RenderedMarkup,
  renderMarkups,
  type SidebarFile
} from './renderMarkups.ts'

/** A rendered page. */
export interface RenderedPage {
  readonly planned: PlannedRoute
  readonly record: PageRecord
  readonly file: OutputFile
  /** Facts about the contents of `#root`. */
  readonly facts: MarkupFacts
  /** The contents of `#root`. */
  readonly markup: DocumentParts['markup']
  /**
   * Create its document. Drop it once it's written, because the documents of
   * 10,000 pages don't fit in memory.
   */
  readonly createDocument: () => DocumentParts
}

/** The rendered pages of a locale. */
export interface RenderedPages {
  readonly pages: readonly RenderedPage[]
  /** Created from `style` attributes. */
  readonly sheets: readonly PageSheet[]
  /** By sidebar key. */
  readonly sidebars: ReadonlyMap<string, SidebarFile>
  /** The site's icon, if other icons can be created from it. */
  readonly icon: SiteIcon | undefined
  /** One for each page that failed. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Render every page with the server bundle. */
export function renderPages(
  given: Pick<MarkupInput, 'plan' | 'pages' | 'bundle'>,
  tools: Pick<MarkupInput, 'cache'> & {
    readonly reporter: Reporter
    readonly folders: { readonly client: string }
  }
): Promise<RenderedPages> {
  const { site } = given.plan
  return tools.reporter.stage('render', async onProgress => {
    const sidebars = printSidebarFiles(site)
    const icon = await readSiteIcon(site)
    const rendered = await preparePages({
      ...given,
      sidebars,
      cache: tools.cache,
      listFiles: createFileList(given),
      clientOutput: tools.folders.client,
      siteTags: listSiteTags(site.client, icon !== undefined),
      onProgress
    })
    return { ...rendered, sidebars, icon }
  })
}

/** Everything that documents require. */
interface DocumentInput extends MarkupInput {
  /** Files of a page, relative to the base. */
  readonly listFiles: (planned: PlannedRoute) => readonly string[]
  /** Added to every page's head. */
  readonly siteTags: readonly HeadTag[]
}

async function preparePages(
  input: DocumentInput
): Promise<Omit<RenderedPages, 'sidebars' | 'icon'>> {
  const { bundle, plan, cache } = input
  const { site } = plan
  const { rendered, diagnostics } = await renderMarkups(input)
  const ownStyles = new Map(
    rendered.map(page => [page, readOwnStyles(page, input)])
  )
  // Rules depend on the style sheets of all pages, so render all markup first.
  const toCssKey = await prepareCriticalCss(
    bundle.inlined.styles,
    site.client,
    [...ownStyles.values()],
    cache
  )
  const fonts = preloadFonts(bundle.inlined.styles)
  return {
    pages: Array.from(ownStyles, ([page, own]) => {
      const { facts } = page
      const names = [...facts.names, ...listNamesOutsideMarkup(page)]
      const { customProperties } = facts
      const criticalCss = toCssKey({ names, customProperties }, own)
      return createPage(page, { criticalCss, fonts }, input)
    }),
    sheets: rendered.flatMap(({ sheet }) => sheet ?? []),
    diagnostics
  }
}

/** Lets the browser skip blocks far from the viewport; see `skipping.css`. */
const SKIPPING = 'data-skips-blocks'

/** Classes that a script can add to the home page before the style sheet loads. */
const BANNER_NAMES = ['', '-title', '-configured', '-suggested'].map(
  part => `.base-url-banner${part}`
)

/** List names that the document has besides its markup. */
function listNamesOutsideMarkup({
  planned,
  facts
}: RenderedMarkup): readonly string[] {
  return [
    ...(isHome(planned) ? BANNER_NAMES : []),
    ...(isLong(facts.length) ? [`[${SKIPPING}`] : [])
  ]
}

/** Create a function that lists a page's files: those of its component, then its own. */
function createFileList({
  plan,
  bundle: { pageFiles }
}: Pick<MarkupInput, 'plan' | 'bundle'>): DocumentInput['listFiles'] {
  const views = planPageViews(plan.site.content.features)
  const byKind = new Map(
    views.flatMap(({ kinds, name }) =>
      kinds.map(kind => [kind, pageFiles.get(name) ?? []] as const)
    )
  )
  return ({ route }) => [
    ...(byKind.get(route.kind) ?? []),
    ...(pageFiles.get(nameChunk(route.pathname)) ?? [])
  ]
}

/** Read a page's own style sheets, which use custom properties of the site's. */
function readOwnStyles(
  { planned, sheet }: RenderedMarkup,
  { listFiles, bundle: { inlined } }: DocumentInput
): string {
  const sheets = listFiles(planned).map(
    file => inlined.pageStyles.get(file) ?? ''
  )
  return [...sheets, sheet?.text ?? ''].join('')
}

/** Placeholder for critical CSS and markup; can't occur in a document. */
const PLACEHOLDER = '\0'

interface DocumentHead {
  readonly criticalCss: CriticalCssKey
  /** The elements that preload the web fonts. */
  readonly fonts: string
}

function createPage(
  rendered: RenderedMarkup,
  head: DocumentHead,
  input: DocumentInput
): RenderedPage {
  const { planned, markup, facts } = rendered
  const { route, sidebarKey } = planned
  const { plan, sidebars, listFiles } = input
  const sidebar = sidebars.get(sidebarKey ?? '')
  const files = listFiles(planned)
  const served: PageRecord = {
    pathname: route.pathname,
    files,
    ...(sidebar === undefined ? {} : { sidebar: sidebar.file })
  }
  const file = toOutputFile(route.pathname)
  return {
    planned,
    record: { ...served, title: route.title ?? plan.site.client.title },
    file,
    facts,
    markup,
    createDocument: () => {
      const [before = '', between = '', after = ''] = printDocumentFrame(
        rendered,
        served,
        head.fonts,
        input
      ).split(PLACEHOLDER)
      const { criticalCss } = head
      return { file, before, criticalCss, between, markup, after }
    }
  }
}

/** Print a document with placeholders for its critical CSS and its markup. */
function printDocumentFrame(
  { planned, facts, sheet }: RenderedMarkup,
  served: PageRecord,
  fonts: string,
  { plan, bundle, siteTags }: DocumentInput
): string {
  const { route } = planned
  const { site } = plan
  const { client } = site
  const { template, earlyScript, homeScript, longScript } = bundle.inlined
  const style = `${client.baseUrl}${bundle.style}`
  const pageStyles = [...served.files, ...(sheet ? [sheet.file] : [])]
    .filter(file => file.endsWith('.css'))
    .map(file => `<link rel="stylesheet" href="${client.baseUrl}${file}">`)
  return fillTemplate(template, {
    lang: client.locale.htmlLang,
    direction: client.locale.direction,
    theme: client.colorMode.defaultMode,
    rootClasses: escapeAttribute(listRootClasses(route).join(' ')),
    skipping: isLong(facts.length) ? ` ${SKIPPING}` : '',
    paintTarget: findPaintTarget(facts.length),
    earlyScript,
    pageScripts: [
      ...(isHome(planned) ? [homeScript] : []),
      ...(isLong(facts.length) ? [longScript] : [])
    ]
      .map(script => `<script>${script}</script>`)
      .join(''),
    head: printHead(client, route, {
      hooks: site.content.features.flatMap(({ head }) => head ?? []),
      siteTags: [...siteTags, ...site.content.config.head]
    }),
    criticalCss: PLACEHOLDER,
    fonts,
    style,
    pageStyles: pageStyles.join(''),
    notes: site.content.features
      .flatMap(({ note }) => (note ? printNote(note(client)) : []))
      .join(''),
    page: PLACEHOLDER,
    record: printJson({
      ...served,
      script: `${client.baseUrl}${bundle.script}`,
      style,
      ...(isHome(planned) && { baseUrl: client.baseUrl })
    })
  })
}

function isHome({ route }: PlannedRoute): boolean {
  return route.pathname === '/'
}

/**
 * Preload the fonts; otherwise, a face with `font-display: optional` arrives too
 * late for the first page. Read their addresses from the bundled style sheet.
 */
function preloadFonts(styles: string): string {
  const addresses = styles.matchAll(/url\(["']?([^)"']+\.woff2)/g)
  return Array.from(
    addresses,
    ([, address]) =>
      `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin fetchpriority="low">`
  ).join('')
}
