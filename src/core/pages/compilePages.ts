import type { PageDiagnostic } from '../markdown/markdownContext.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import type { Reporter } from '../platform/reporter.ts'
import type { LocalePlan } from '../site/routes/planLocales.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import { checkPartials } from './checkPartials.ts'
import {
  type ChunkOutput,
  compileRoutes,
  type TextChunks
} from './compileRoutes.ts'
import type { CompilePage, PageFactsReader } from './createCachedCompiler.ts'
import { createSiteCompiler, type SiteCompiler } from './createSiteCompiler.ts'
import { numberPartials } from './numberPartials.ts'

/** The compiled pages of a locale. */
export interface CompiledPages
  extends Pick<SiteCompiler, 'readFacts' | 'data'> {
  /**
   * Links of all pages, and of the partials that they import; the bundle has those of
   * Markdown that only components import.
   */
  readonly listLinks: SiteCompiler['listLinks']
  /** Chunks of text-only pages, which bypass the bundler; already in the output. */
  readonly textChunks: TextChunks
  readonly forBundler: PagesToBundle
  readonly diagnostics: readonly PageDiagnostic[]
}

/** The pages that aren't only text, and what bundling them requires. */
interface PagesToBundle
  extends Pick<SiteCompiler, 'sharedInputs' | 'readState'> {
  /** The specifiers of their contents number their partials. */
  readonly pages: readonly PlannedRoute[]
  /** Compiles what the bundler requests: the contents of these pages, and partials. */
  readonly compilePage: CompilePage
}

/** Replaces the content of a page with too many partials. */
const EMPTY_MODULE =
  'data:text/javascript,export const headings = []; export default () => null'

/**
 * Compile all pages, and write the chunks of those that are only text. Pages with
 * too many partials are errors, and empty.
 */
export function compilePages(
  plan: LocalePlan,
  tools: {
    readonly cache: Cache
    readonly reporter: Reporter
    readonly output: ChunkOutput
    /** The locale's output folder, absolute. */
    readonly folders: { readonly published: string }
  }
): Promise<CompiledPages> {
  const { cache, reporter, output, folders } = tools
  return reporter.stage('pages', async onProgress => {
    const mode = 'production'
    const compiler = await createSiteCompiler(plan, { cache, mode })
    const textChunks = await compileRoutes(plan.routes, {
      compiler,
      output,
      folder: folders.published,
      onProgress
    }).finally(compiler.stayInThisThread)
    const { contentDir } = plan.site.content
    const excessive = await checkPartials(
      plan.routes.flatMap(({ contents }) => contents),
      compiler.readFacts,
      contentDir
    )
    const readFacts: PageFactsReader = async specifier =>
      excessive.has(specifier) ? undefined : compiler.readFacts(specifier)
    const pagesToBundle = await Promise.all(
      plan.routes
        .filter(({ route }) => !textChunks.has(route.pathname))
        .map(planned => {
          const contents = planned.contents.map(specifier =>
            excessive.has(specifier) ? EMPTY_MODULE : specifier
          )
          return numberPartials({ ...planned, contents }, readFacts, contentDir)
        })
    )
    const diagnostics = [...compiler.listDiagnostics(), ...excessive.values()]
    const { compilePage, data, sharedInputs, listLinks, readState } = compiler
    return {
      readFacts,
      textChunks,
      forBundler: {
        pages: pagesToBundle,
        compilePage,
        sharedInputs,
        readState
      },
      diagnostics,
      data,
      listLinks
    }
  })
}
