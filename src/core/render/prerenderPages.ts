import type { Bundle } from '../bundle/loadBundle.ts'
import type { SiteError } from '../model/errors.ts'
import { createRootClasses, type HeadTag } from '../model/head.ts'
import { createOutputFile, type OutputFile } from '../model/paths.ts'
import type { PageRecord } from '../model/route.ts'
import { createChunkName } from '../site/routes/createVirtualModules.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import type { MarkupFacts } from './createMarkupReader.ts'
import type { PageSheet } from './createMarkupRenderer.ts'
import { type StylesKey, storeRules } from './criticalStyles.ts'
import {
  createDocument,
  escapeAttribute,
  findPaintTarget,
  isLong,
  printHead,
  printJson
} from './htmlDocument.ts'
import type { PageDocument } from './pageDocument.ts'
import {
  type MarkupInput,
  type RenderedMarkup,
  renderMarkups
} from './renderMarkups.ts'

/** A prerendered page. */
export interface RenderedPage {
  readonly planned: PlannedRoute
  readonly record: PageRecord
  readonly file: OutputFile
  /** Facts about the contents of `#root`. */
  readonly facts: MarkupFacts
  /** The contents of `#root`. */
  readonly markup: PageDocument['markup']
  /**
   * Create its document. Drop it once it's written, because the documents of
   * 10,000 pages don't fit in memory.
   */
  readonly createDocument: () => PageDocument
}

/** Everything that prerendering requires. */
interface PrerenderInput extends MarkupInput {
  /** Added to every page's head. */
  readonly siteTags: readonly HeadTag[]
}

/**
 * Render every page.
 *
 * @returns pages, and a problem for each failed page
 */
export async function prerenderPages(input: PrerenderInput): Promise<{
  readonly pages: readonly RenderedPage[]
  readonly sheets: readonly PageSheet[]
  readonly problems: readonly SiteError[]
}> {
  const { bundle, site, cache } = input
  const { rendered, problems } = await renderMarkups(input)
  const ownStyles = new Map(
    rendered.map(page => [page, readOwnStyles(page, bundle)])
  )
  // Rules depend on the style sheets of all pages, so render all markup first.
  const findStyles = await storeRules(
    bundle.styles,
    site.client,
    [...ownStyles.values()],
    cache
  )
  const fonts = preloadFonts(bundle.styles)
  return {
    pages: Array.from(ownStyles, ([page, own]) => {
      const { facts } = page
      const names = [...facts.names, ...listLaterNames(page)]
      const styles = findStyles({ names, tokens: facts.tokens }, own)
      return createPage(page, { styles, fonts }, input)
    }),
    sheets: rendered.flatMap(({ sheet }) => sheet ?? []),
    problems
  }
}

/** Lets the browser skip blocks far from the viewport; see `skipping.css`. */
const SKIPPING = 'data-skips-blocks'

/** Classes that a script can add to the home page before the style sheet loads. */
const BANNER_NAMES = ['', '-title', '-configured', '-suggested'].map(
  part => `.base-url-banner${part}`
)

/** List names that the document has besides its markup. */
function listLaterNames({ planned, facts }: RenderedMarkup): readonly string[] {
  return [
    ...(isHome(planned) ? BANNER_NAMES : []),
    ...(isLong(facts.length) ? [`[${SKIPPING}`] : [])
  ]
}

/** Read a page's own style sheets, which use the shell's tokens. */
function readOwnStyles(
  { planned, sheet }: RenderedMarkup,
  { pageFiles, pageStyles }: Bundle
): string {
  const chunk = createChunkName(planned.route.pathname)
  const sheets = (pageFiles.get(chunk) ?? []).map(
    file => pageStyles.get(file) ?? ''
  )
  return [...sheets, sheet?.text ?? ''].join('')
}

/** Stands for the critical CSS and for the markup; no text contains it. */
const PLACEHOLDER = '\0'

interface DocumentHead {
  readonly styles: StylesKey
  /** The elements that preload the web fonts. */
  readonly fonts: string
}

function createPage(
  rendered: RenderedMarkup,
  head: DocumentHead,
  input: PrerenderInput
): RenderedPage {
  const { planned, markup, facts } = rendered
  const { route, sidebarKey } = planned
  const { site, bundle, sidebars } = input
  const sidebar = sidebars.get(sidebarKey ?? '')
  const files = bundle.pageFiles.get(createChunkName(route.pathname)) ?? []
  const served: PageRecord = {
    pathname: route.pathname,
    files,
    ...(sidebar === undefined ? {} : { sidebar: sidebar.file })
  }
  const file = createOutputFile(route.pathname)
  return {
    planned,
    record: { ...served, title: route.title ?? site.client.title },
    file,
    facts,
    markup,
    createDocument: () => {
      const [before = '', between = '', after = ''] = printAround(
        rendered,
        served,
        head.fonts,
        input
      ).split(PLACEHOLDER)
      return { file, before, styles: head.styles, between, markup, after }
    }
  }
}

/** Print a document with placeholders for its critical CSS and its markup. */
function printAround(
  { planned, facts, sheet }: RenderedMarkup,
  served: PageRecord,
  fonts: string,
  { site, bundle, siteTags }: PrerenderInput
): string {
  const { route } = planned
  const { client } = site
  const style = `${client.baseUrl}${bundle.style}`
  const pageStyles = [...served.files, ...(sheet ? [sheet.file] : [])]
    .filter(file => file.endsWith('.css'))
    .map(file => `<link rel="stylesheet" href="${client.baseUrl}${file}">`)
  return createDocument(bundle.template, {
    lang: client.locale.htmlLang,
    direction: client.locale.direction,
    theme: client.colorMode.defaultMode,
    rootClasses: escapeAttribute(createRootClasses(route).join(' ')),
    skipping: isLong(facts.length) ? ` ${SKIPPING}` : '',
    paintTarget: findPaintTarget(facts.length),
    earlyScript: bundle.earlyScript,
    pageScripts: [
      ...(isHome(planned) ? [bundle.homeScript] : []),
      ...(isLong(facts.length) ? [bundle.longScript] : [])
    ]
      .map(script => `<script>${script}</script>`)
      .join(''),
    head: printHead(client, route, {
      hooks: site.content.features.flatMap(({ head }) => head ?? []),
      siteTags: [...siteTags, ...site.content.config.head]
    }),
    styles: PLACEHOLDER,
    fonts,
    style,
    pageStyles: pageStyles.join(''),
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
