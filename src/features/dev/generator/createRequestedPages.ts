import {
  relativizePlace,
  renderDiagnostic
} from '../../../core/markdown/pageDiagnostic.ts'
import type { Pathname } from '../../../core/model/paths.ts'
import type { TextContent, TextPage } from '../../../core/model/route.ts'
import type {
  CompilePage,
  PageFactsReader
} from '../../../core/pages/createCachedCompiler.ts'
import { numberPartials } from '../../../core/pages/numberPartials.ts'
import { compileSpecifier } from '../../../core/pages/readPageRequest.ts'
import { parseContentRequest } from '../../../core/site/routes/contentRequest.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import type { DevBundler } from './createDevBundler.ts'
import type { DevEvents } from './createDevEvents.ts'

/** The current state of a page. */
export interface DevPage {
  readonly planned: PlannedRoute
  /** Absent if the page has components, because the bundler compiles those. */
  readonly text?: TextPage
  /** Absolute paths of the files it was made from or looked for. */
  readonly files: ReadonlySet<string>
}

/** The pages that tabs have requested. */
export interface RequestedPages {
  /** Return a page, and compile it first if necessary. */
  readonly getOrCompile: (planned: PlannedRoute) => Promise<DevPage>
  /** Recompile pages that may have changed, and send them to the tabs. */
  readonly refresh: (
    routes: readonly PlannedRoute[],
    isAffected: (page: DevPage) => boolean
  ) => Promise<void>
  /** Drop all texts; the bundler updates its pages in place. */
  readonly reset: (routes: readonly PlannedRoute[]) => void
}

/** Create the initially empty set of requested pages. */
export function createRequestedPages(options: {
  readonly compile: (planned: PlannedRoute) => Promise<DevPage>
  readonly bundler: DevBundler
  readonly events: DevEvents
}): RequestedPages {
  const { bundler, events } = options
  const requested = new Map<Pathname, Promise<DevPage>>()

  function compile(planned: PlannedRoute): Promise<DevPage> {
    const { pathname } = planned.route
    const page = options.compile(planned)
    requested.set(pathname, page)
    page.catch(() => {
      if (requested.get(pathname) === page) requested.delete(pathname)
    })
    return page
  }

  async function send(planned: PlannedRoute, known: DevPage): Promise<void> {
    const page = await compile(planned)
    // rspack's watcher rebuilds the Markdown itself.
    if (bundler.has(planned)) return bundler.rewriteModules(page.planned)
    if (page.text === undefined) {
      events.reload() // it has components now
    } else if (JSON.stringify(known.text) !== JSON.stringify(page.text)) {
      events.sendPage(page.text)
    }
  }

  return {
    getOrCompile: planned =>
      requested.get(planned.route.pathname) ?? compile(planned),
    refresh: async (routes, isAffected) => {
      const planned = new Map(routes.map(each => [each.route.pathname, each]))
      for (const [pathname, request] of requested) {
        const page = planned.get(pathname)
        const known = await request
        if (page === undefined) requested.delete(pathname)
        else if (isAffected(known)) await send(page, known)
      }
    },
    reset: routes => {
      requested.clear()
      for (const page of routes) {
        if (bundler.has(page)) bundler.rewriteModules(page)
      }
      bundler.keep(routes)
    }
  }
}

/** What compiling a page takes. */
interface DevCompiler {
  readonly compilePage: CompilePage
  readonly readFacts: PageFactsReader
  /** Absolute. */
  readonly contentDir: string
}

/** Compile a page as far as possible without the bundler. */
export async function compileDevPage(
  planned: PlannedRoute,
  compiler: DevCompiler
): Promise<DevPage> {
  const { route } = planned
  const parts = await Promise.all(
    planned.contents.map(specifier => compileContent(specifier, compiler))
  )
  const contents = parts.flatMap(({ text }) => (text ? [text] : []))
  const isText = contents.length === parts.length
  const files = new Set(parts.flatMap(({ files }) => files))
  if (isText) return { planned, files, text: { route, contents } }
  const { readFacts, contentDir } = compiler
  return {
    planned: await numberPartials(planned, readFacts, contentDir),
    files
  }
}

async function compileContent(
  specifier: string,
  { compilePage, contentDir }: DevCompiler
): Promise<{
  readonly text: TextContent | undefined
  readonly files: readonly string[]
}> {
  const { file } = parseContentRequest(specifier)
  const page = await compileSpecifier(specifier, compilePage)
  // The file was just deleted or is being saved; don't trouble the bundler.
  if (!page) return { text: { headings: [], html: '' }, files: [file] }
  const { result } = page
  const files = [file, ...page.files, ...page.missing]
  if ('code' in result) return { text: result.text, files }
  const diagnostic = relativizePlace(result.error, contentDir)
  const html = renderDiagnostic(diagnostic, contentDir)
  return { text: { headings: [], html }, files }
}
