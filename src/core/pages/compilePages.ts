import type { PageDiagnostic } from '../markdown/markdownContext.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import type { Reporter } from '../platform/reporter.ts'
import type { SitePlan } from '../site/routes/planLocales.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import type { ReadPage } from './cachedCompiler.ts'
import { checkPartials } from './checkPartials.ts'
import {
  type ChunkOutput,
  compileRoutes,
  type TextChunks
} from './compileRoutes.ts'
import { createSiteCompiler, type SiteCompiler } from './createSiteCompiler.ts'
import { numberPartials } from './numberPartials.ts'

/** Writes chunks below a folder; see {@link ChunkOutput}. */
interface ChunkWriter {
  readonly write: (
    folder: string,
    ...rest: Parameters<ChunkOutput['write']>
  ) => ReturnType<ChunkOutput['write']>
  readonly link: (
    folder: string,
    ...rest: Parameters<ChunkOutput['link']>
  ) => ReturnType<ChunkOutput['link']>
}

/** The compiled pages of a locale. */
export interface CompiledPages
  extends Pick<SiteCompiler, 'readPage' | 'data' | 'listLinks'> {
  /** Compiles what the bundler requests besides pages, such as partials. */
  readonly compiler: SiteCompiler
  /** Chunks of text-only pages, which bypass the bundler; already in the output. */
  readonly chunks: TextChunks
  /** The other pages; the requests of their contents number their partials. */
  readonly bundled: readonly PlannedRoute[]
  readonly diagnostics: readonly PageDiagnostic[]
}

/** Replaces the content of a page with too many partials. */
const EMPTY_MODULE =
  'data:text/javascript,export const headings = []; export default () => null'

/**
 * Compile all pages, and write the chunks of those that are only text. Pages with
 * too many partials are errors, and empty.
 */
export function compilePages(
  plan: SitePlan,
  tools: {
    readonly cache: Cache
    readonly reporter: Reporter
    readonly output: ChunkWriter
    /** Output folder of the client, absolute. */
    readonly folders: { readonly client: string }
  }
): Promise<CompiledPages> {
  const { cache, reporter, output, folders } = tools
  return reporter.stage('pages', async onProgress => {
    const mode = 'production'
    const compiler = await createSiteCompiler(plan, { cache, mode })
    const chunks = await compileRoutes(plan.routes, compiler, {
      write: chunks => output.write(folders.client, chunks),
      link: chunks => output.link(folders.client, chunks),
      onProgress
    }).finally(compiler.leaveThreads)
    const { data, listLinks } = compiler
    const requests = plan.routes.flatMap(({ contents }) => contents)
    const { contentDir } = plan.site.content
    const excessive = await checkPartials(
      requests,
      compiler.readPage,
      contentDir
    )
    const readPage: ReadPage = async request =>
      excessive.has(request) ? undefined : compiler.readPage(request)
    const bundled = await Promise.all(
      plan.routes
        .filter(({ route }) => !chunks.has(route.pathname))
        .map(page => {
          const contents = page.contents.map(each =>
            excessive.has(each) ? EMPTY_MODULE : each
          )
          return numberPartials({ ...page, contents }, readPage, contentDir)
        })
    )
    const diagnostics = [...compiler.listDiagnostics(), ...excessive.values()]
    return { readPage, data, listLinks, compiler, chunks, bundled, diagnostics }
  })
}
