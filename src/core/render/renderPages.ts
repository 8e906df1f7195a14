import type { Diagnostic } from '../model/diagnostic.ts'
import type { HeadHook, HeadTag } from '../model/head.ts'
import { type OutputFile, toOutputFile } from '../model/paths.ts'
import type { PageRecord } from '../model/route.ts'
import type { OnProgress, Reporter } from '../platform/reporter.ts'
import { nameChunk } from '../site/routes/nameChunk.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import { planPageViews } from '../site/routes/planPageViews.ts'
import { readSiteIcon, type SiteIcon } from '../site/siteIcon.ts'
import type { MarkupFacts } from './createMarkupReader.ts'
import type { AttributeSheet } from './createMarkupRenderer.ts'
import {
  type CriticalCssInput,
  createCriticalCssInput,
  storeCriticalRules
} from './criticalCss/criticalCss.ts'
import type { DocumentParts } from './documentParts.ts'
import { listSiteTags } from './listSiteTags.ts'
import { listWorkingHeadHooks } from './listWorkingHeadHooks.ts'
import { nameSidebarFiles, type SidebarFile } from './nameSidebarFiles.ts'
import {
  listFrameNames,
  printDocumentFrame,
  printFontLinks
} from './printDocumentFrame.ts'
import type { RenderInput } from './renderInput.ts'
import { type RenderedMarkup, renderMarkups } from './renderMarkups.ts'
import type { MarkupOrKey } from './storedMarkup.ts'

/** A rendered page. */
export interface RenderedPage {
  readonly planned: PlannedRoute
  readonly record: PageRecord
  readonly file: OutputFile
  /** Facts about the contents of `#root`. */
  readonly facts: MarkupFacts
  /** The contents of `#root`, or their cache key. */
  readonly markup: MarkupOrKey
  /**
   * Create its document. Drop it once it's written, because the documents of
   * 10,000 pages don't fit in memory.
   */
  readonly createDocument: () => DocumentParts
}

/** The rendered pages of a locale. */
export interface RenderedPages {
  readonly pages: readonly RenderedPage[]
  readonly attributeSheets: readonly AttributeSheet[]
  /** By sidebar key. */
  readonly sidebars: ReadonlyMap<string, SidebarFile>
  /** The site's icon, if other icons can be created from it. */
  readonly icon: SiteIcon | undefined
  /** One diagnostic for each page that failed. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Render every page with the server bundle. */
export function renderPages(
  locale: Pick<RenderInput, 'plan' | 'pages' | 'bundle'>,
  tools: Pick<RenderInput, 'cache'> & {
    readonly reporter: Reporter
    readonly folders: { readonly published: string }
  }
): Promise<RenderedPages> {
  const { plan, bundle } = locale
  const { site } = plan
  return tools.reporter.stage('render', async onProgress => {
    const sidebars = nameSidebarFiles(site)
    const icon = await readSiteIcon(site)
    const { hooks, diagnostics } = await listWorkingHeadHooks(plan, bundle)
    const input: DocumentInput = {
      ...locale,
      sidebars,
      cache: tools.cache,
      publishedFolder: tools.folders.published,
      listFiles: createFileList(locale),
      hooks,
      siteTags: listSiteTags(site.client, icon !== undefined)
    }
    const rendered = await preparePages(input, onProgress)
    return {
      ...rendered,
      diagnostics: [...diagnostics, ...rendered.diagnostics],
      sidebars,
      icon
    }
  })
}

/** Adds what only documents require. */
interface DocumentInput extends RenderInput {
  /** Files of a page, relative to the base. */
  readonly listFiles: (planned: PlannedRoute) => readonly string[]
  /** Create head tags of features. */
  readonly hooks: readonly HeadHook[]
  /** Added to every page's head. */
  readonly siteTags: readonly HeadTag[]
}

async function preparePages(
  input: DocumentInput,
  onProgress: OnProgress
): Promise<Omit<RenderedPages, 'sidebars' | 'icon'>> {
  const { bundle, plan, cache } = input
  const { site } = plan
  const { rendered, diagnostics } = await renderMarkups(input, onProgress)
  const stylesByPage = new Map(
    rendered.map(page => [page, readPageStyles(page, input)])
  )
  // Rules depend on the style sheets of all pages, so render all markup first.
  const rules = await storeCriticalRules(
    bundle.inlined.styles,
    site.client,
    [...stylesByPage.values()],
    cache
  )
  const fonts = printFontLinks(bundle.inlined.styles)
  return {
    pages: Array.from(stylesByPage, ([page, pageStyles]) => {
      const { facts } = page
      const names = [...facts.names, ...listFrameNames(page)]
      const { customProperties } = facts
      const criticalCss = createCriticalCssInput(
        rules,
        { names, customProperties },
        pageStyles
      )
      return createPage(page, { criticalCss, fonts }, input)
    }),
    attributeSheets: rendered.flatMap(
      ({ attributeSheet }) => attributeSheet ?? []
    ),
    diagnostics
  }
}

/** Create a function that lists a page's files: those of its component, then its own. */
function createFileList({
  plan,
  bundle: { pageFiles }
}: Pick<RenderInput, 'plan' | 'bundle'>): DocumentInput['listFiles'] {
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
function readPageStyles(
  { planned, attributeSheet }: RenderedMarkup,
  { listFiles, bundle: { inlined } }: DocumentInput
): string {
  const sheets = listFiles(planned).map(
    file => inlined.pageStyles.get(file) ?? ''
  )
  return [...sheets, attributeSheet?.text ?? ''].join('')
}

/** The parts of a page's head that depend on the styles of all pages. */
interface HeadStyles {
  readonly criticalCss: CriticalCssInput
  /** The elements that preload the web fonts. */
  readonly fonts: string
}

function createPage(
  rendered: RenderedMarkup,
  styles: HeadStyles,
  input: DocumentInput
): RenderedPage {
  const { planned, markup, facts } = rendered
  const { route, sidebarKey } = planned
  const { plan, sidebars, listFiles } = input
  const sidebar = sidebars.get(sidebarKey ?? '')
  const files = listFiles(planned)
  // Only manifests have titles.
  const documentRecord: PageRecord = {
    pathname: route.pathname,
    files,
    ...(sidebar === undefined ? {} : { sidebar: sidebar.file })
  }
  const file = toOutputFile(route.pathname)
  return {
    planned,
    record: { ...documentRecord, title: route.title ?? plan.site.client.title },
    file,
    facts,
    markup,
    createDocument: () => {
      const { criticalCss, fonts } = styles
      const frame = printDocumentFrame(rendered, documentRecord, {
        ...input,
        fonts
      })
      return { file, ...frame, criticalCss, markup }
    }
  }
}
