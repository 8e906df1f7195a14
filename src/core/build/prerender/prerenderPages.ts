import type { SiteError } from '../../model/errors.ts'
import type { HeadTag } from '../../model/head.ts'
import { createOutputFile, type OutputFile } from '../../model/paths.ts'
import { createRootClasses } from '../../model/rootClasses.ts'
import type { PageRecord, RouteKind } from '../../model/route.ts'
import { createChunkName } from '../../routes/createVirtualModules.ts'
import type { PlannedRoute } from '../../routes/plannedRoute.ts'
import type { Bundle } from '../bundle/loadBundle.ts'
import type { MarkupFacts } from './createMarkupReader.ts'
import { createSheetFile, type PageSheet } from './createMarkupRenderer.ts'
import {
  createStyles,
  type PageStyles,
  type StyledPage
} from './createStyles.ts'
import { findPaintTarget } from './findPaintTarget.ts'
import {
  createDocument,
  escapeAttribute,
  printHead,
  printJson,
  printStyle
} from './htmlDocument.ts'
import { type InlineCode, listInlineCode } from './listInlineCode.ts'
import type { PageDocument } from './pageDocument.ts'
import {
  type MarkupInput,
  type RenderedMarkup,
  renderMarkups
} from './renderMarkups.ts'
import { createSharedStrings, type SharedStrings } from './shareStrings.ts'
import { splitShell } from './styleSteps.ts'

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

/** Everything that documents are made from. */
interface PrerenderInput extends MarkupInput {
  /** Added to every page's head. */
  readonly siteTags: readonly HeadTag[]
}

/** A page whose styles can be chosen. */
interface ReadMarkup extends RenderedMarkup {
  readonly styled: StyledPage
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
  const { styles: shell, pageStyles } = input.bundle
  const [{ rendered, problems }, split] = await Promise.all([
    renderMarkups(input, strings),
    splitShell(shell, input.store)
  ])
  const ownSheets = rendered.flatMap(({ sheet }) => sheet ?? [])
  const read = rendered.map(page => readPage(page, input.bundle))
  const added = [pageStyles, ...ownSheets.map(({ text }) => text)].join('')
  const styles = await createStyles(
    { shell, split, added },
    input.site.client,
    read.map(({ styled }) => styled),
    input.store
  )
  const fonts = preloadFonts(shell)
  const lateSheets = createLateSheets(read, styles)
  const created = read.map(page => {
    const given = {
      styles: styles.get(page.styled)?.sheets ?? [],
      lateSheet: lateSheets.get(page.styled.kind),
      fonts,
      strings
    }
    return createPage(page, given, input)
  })
  return {
    pages: created.map(({ page }) => page),
    documents: created.map(({ document }) => document),
    sheets: [...ownSheets, ...lateSheets.values()],
    problems
  }
}

/**
 * Create the file of each kind's late sheet. The offline page has none: only the
 * whole sheet is sure to be stored with it.
 */
function createLateSheets(
  pages: readonly ReadMarkup[],
  styles: ReadonlyMap<StyledPage, PageStyles>
): ReadonlyMap<RouteKind, PageSheet> {
  const sheets = new Map<RouteKind, PageSheet>()
  for (const { styled } of pages) {
    const { kind } = styled
    if (kind === 'offline' || sheets.has(kind)) continue
    const text = styles.get(styled)?.late ?? ''
    sheets.set(kind, createSheetFile(`late-${kind}`, text))
  }
  return sheets
}

function readPage(page: RenderedMarkup, bundle: Bundle): ReadMarkup {
  const { planned, facts } = page
  const styled = {
    kind: planned.route.kind,
    isLong: 'toc' in planned.route,
    parts: isHome(planned) ? ['banner'] : [],
    facts,
    hasSheet: hasSheet(page, bundle)
  }
  return { ...page, styled }
}

/** Stands for the markup in a document; no text contains it. */
const MARKUP_MARK = '\0'

function createPage(
  { planned, markup, sheet, facts }: RenderedMarkup,
  {
    styles,
    lateSheet,
    fonts,
    strings
  }: {
    readonly styles: readonly string[]
    readonly lateSheet: PageSheet | undefined
    readonly fonts: string
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
  const whole = `${client.baseUrl}${bundle.style}`
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
    head: printHead(client, route, {
      hooks: site.content.features.flatMap(({ head }) => head ?? []),
      siteTags: [...siteTags, ...site.content.config.head]
    }),
    styles: styles.map(printStyle).join(''),
    fonts,
    style: whole,
    pageStyles: pageStyles.join(''),
    page: MARKUP_MARK,
    record: printJson({
      ...served,
      script: `${client.baseUrl}${bundle.script}`,
      ...(lateSheet
        ? { style: `${client.baseUrl}${lateSheet.file}`, whole }
        : { style: whole }),
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

function hasSheet(
  { planned, sheet }: RenderedMarkup,
  { pageFiles }: Bundle
): boolean {
  const files = pageFiles.get(createChunkName(planned.route.pathname)) ?? []
  return sheet !== undefined || files.some(file => file.endsWith('.css'))
}

function isHome({ route }: PlannedRoute): boolean {
  return route.pathname === '/'
}

/**
 * Request the fonts before text asks for them, or an optional face comes too
 * late for the first page. The bundler has put their addresses in the faces.
 */
function preloadFonts(styles: string): string {
  const addresses = styles.matchAll(/url\(["']?([^)"']+\.woff2)/g)
  return Array.from(
    addresses,
    ([, address]) =>
      `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin fetchpriority="low">`
  ).join('')
}
