import { SiteError, SiteErrors } from '../../model/errors.ts'
import { createHead } from '../../model/head.ts'
import { createOutputFile, type OutputFile } from '../../model/paths.ts'
import type { PageRecord } from '../../model/route.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import type { Bundle } from '../bundle/runBundle.ts'
import { createChunkName } from '../routes/createVirtualModules.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import type { Site } from '../site/site.ts'
import { createStyles } from './createStyles.ts'
import { createDocument, printHeadTags, printJson } from './htmlDocument.ts'

/** A page as a reader's first request gets it. */
export interface RenderedPage {
  readonly planned: PlannedRoute
  readonly record: PageRecord
  readonly file: OutputFile
  readonly html: string
}

/** A sidebar's data with the file that holds it. */
export interface SidebarFile {
  readonly sidebar: Sidebar
  readonly file: OutputFile
}

/** Everything rendering needs. */
export interface PrerenderInput {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
  readonly bundle: Bundle
  /** By sidebar key. */
  readonly sidebars: ReadonlyMap<string, SidebarFile>
}

/** A page's markup, before it becomes a document. */
interface RenderedMarkup {
  readonly planned: PlannedRoute
  /** What stands in `#root`. */
  readonly markup: string
}

/**
 * Render every page to its document.
 *
 * @throws SiteErrors naming every page that fails to render
 */
export async function prerenderPages(
  input: PrerenderInput
): Promise<readonly RenderedPage[]> {
  const rendered = await renderMarkups(input)
  const styles = await createStyles(
    input.bundle.styles,
    input.site.client,
    rendered.map(({ planned, markup }) => ({
      kind: planned.route.kind,
      markup
    }))
  )
  return rendered.map(page =>
    createPage(page, styles.get(page.planned.route.kind) ?? '', input)
  )
}

async function renderMarkups({
  routes,
  bundle,
  sidebars
}: PrerenderInput): Promise<readonly RenderedMarkup[]> {
  const rendered: RenderedMarkup[] = []
  const problems: SiteError[] = []
  for (const planned of routes) {
    const { pathname } = planned.route
    const { sidebar } = sidebars.get(planned.sidebarKey ?? '') ?? {}
    try {
      const markup = await bundle.server.renderPage(pathname, sidebar)
      rendered.push({ planned, markup })
    } catch (error) {
      problems.push(createRenderProblem(planned, error))
    }
  }
  if (problems.length > 0) throw new SiteErrors(problems)
  return rendered
}

function createPage(
  { planned, markup }: RenderedMarkup,
  styles: string,
  { site, bundle, sidebars }: PrerenderInput
): RenderedPage {
  const { route, sidebarKey } = planned
  const { client } = site
  const sidebar = sidebars.get(sidebarKey ?? '')
  const files = bundle.pageFiles.get(createChunkName(route.pathname)) ?? []
  const record: PageRecord = {
    pathname: route.pathname,
    files,
    ...(sidebar === undefined ? {} : { sidebar: sidebar.file })
  }
  const pageStyles = files
    .filter(file => file.endsWith('.css'))
    .map(file => `<link rel="stylesheet" href="${client.baseUrl}${file}">`)
  const html = createDocument(bundle.template, {
    lang: client.locale.htmlLang,
    direction: client.locale.direction,
    theme: client.colorMode.defaultMode,
    earlyScript: bundle.earlyScript,
    head: printHeadTags(createHead(client, route)),
    styles,
    pageStyles: pageStyles.join(''),
    page: markup,
    record: printJson({
      ...record,
      script: `${client.baseUrl}${bundle.script}`,
      style: `${client.baseUrl}${bundle.style}`,
      baseUrl: client.baseUrl
    })
  })
  return { planned, record, file: createOutputFile(route.pathname), html }
}

function createRenderProblem(planned: PlannedRoute, error: unknown): SiteError {
  const file = planned.source?.file ?? planned.route.pathname
  const reason = error instanceof Error ? error.message : String(error)
  return new SiteError(`The page can't be rendered: ${reason}`, {
    place: { file },
    remedy:
      'The component it names fails on the server: it must render without a browser.',
    cause: error
  })
}
