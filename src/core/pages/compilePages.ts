import path from 'node:path'
import type {
  CompileData,
  MarkdownFinding,
  PageLink
} from '../markdown/markdownContext.ts'
import { createLinkedPage } from '../markdown/resolveContentLink.ts'
import type { SourceLocation } from '../model/errors.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import { trackUnlisted } from '../platform/cache/track.ts'
import type { OnProgress } from '../platform/reporter.ts'
import { findModule } from '../platform/threads/threads.ts'
import { toPosixPath } from '../platform/toPosixPath.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import type { Site } from '../site/site.ts'
import { type CompilerInput, createContentCompiler } from './contentCompiler.ts'
import {
  type ChunkOutput,
  createStaticPages,
  type StaticPages
} from './createStaticPages.ts'
import { inspectFeature } from './loadPlugins.ts'
import {
  type CompilePage,
  compileRequest,
  type PageCompiler,
  type ReadPage,
  splitRequest
} from './pageCompiler.ts'
import { createPageThreads } from './pageThreads.ts'

/** A link in a page or in a partial. */
export interface PlacedLink {
  readonly href: string
  readonly place: SourceLocation
}

/** The pages of a site, and the findings from compiling them. */
export interface CompiledSite {
  /** Compiles a page, or returns the earlier result. */
  readonly compilePage: CompilePage
  readonly readPage: ReadPage
  /** See {@link PageCompiler.key}. */
  readonly key: PageCompiler['key']
  /** Pages that bypass the bundler, in builds. */
  readonly staticPages: StaticPages
  /** Data of the features. */
  readonly data: CompileData
  /** Answer a question about the site that a page asked while compiling. */
  readonly answer: (question: string) => string | undefined
  readonly report: (finding: MarkdownFinding) => void
  /** Findings so far, in no particular order; complete once the bundler has run. */
  readonly listFindings: () => readonly MarkdownFinding[]
  /** Links of all pages; complete when the findings are. */
  readonly listLinks: () => readonly PlacedLink[]
}

/** What to compile. */
export interface CompileOptions {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
  readonly mode: 'production' | 'development'
  readonly cache: Cache
  /** Called with the number of pages compiled so far. */
  readonly onProgress?: OnProgress
  /** In builds, where the chunks of text-only pages go. */
  readonly chunkOutput?: ChunkOutput
}

/**
 * Compile all pages of a site. In development, each page is compiled only when a
 * tab requests it.
 *
 * @param components components that pages use without an import: name → module
 */
export async function compilePages(
  { site, routes, mode, cache, onProgress, chunkOutput }: CompileOptions,
  components: ReadonlyMap<string, string>
): Promise<CompiledSite> {
  const isWhole = mode === 'production'
  const { features } = site.content
  const data: CompileData = Object.assign(
    {},
    ...(await Promise.all(
      features.map(feature => feature.markdown?.data?.(site, cache))
    ))
  )
  // Threads get the results, because each would have to bundle the modules again.
  const ownFeatures = await Promise.all(
    features
      .flatMap(({ module }) => module ?? [])
      .map(module => inspectFeature(module, site.content.root))
  )
  const input = {
    ...createCompilerInput({ site, routes, components }),
    data,
    ownFeatures
  }
  const { pluginNames } = input
  // Their code can read anything.
  if ([...ownFeatures, ...Object.values(pluginNames).flat()].length > 0) {
    trackUnlisted()
  }
  const findings = new Map<string, MarkdownFinding>()
  const report = (finding: MarkdownFinding) => {
    // The client and server compilations both report each finding.
    findings.set(JSON.stringify(finding), finding)
  }
  const threads = createPageThreads({
    input,
    cache: cache.options,
    features: findModule(import.meta.url, 'features')
  })
  const compiler = await createContentCompiler(input, {
    features,
    cache,
    report,
    ...(isWhole && { compileInWorker: threads.compile })
  })
  const { compilePage, compiled, answer, key } = compiler
  const staticPages: StaticPages = chunkOutput
    ? await createStaticPages(routes, compiler, {
        ...chunkOutput,
        onProgress
      }).finally(threads.close)
    : new Map()
  const readPage: ReadPage = async request => {
    // In development, pages can change at any time.
    const known = isWhole ? compiled.get(request) : undefined
    if (known !== undefined) return known
    const page = await compileRequest(request, compilePage)
    return page && 'code' in page.result ? page.result : undefined
  }
  return {
    compilePage,
    readPage,
    key,
    staticPages,
    answer,
    report,
    listFindings: () => [...findings.values()],
    listLinks: () =>
      [...compiled].flatMap(([request, { links = [] }]) => {
        const { file } = splitRequest(request)
        return links.map(link => placeLink(link, file, site.content.root))
      }),
    data
  }
}

function placeLink(
  { href, line, column }: PageLink,
  file: string,
  contentDir: string
): PlacedLink {
  const relative = toPosixPath(path.relative(contentDir, file))
  return { href, place: { file: relative, line, column } }
}

function createCompilerInput({
  site,
  routes,
  components
}: Pick<CompileOptions, 'site' | 'routes'> & {
  readonly components: ReadonlyMap<string, string>
}): Omit<CompilerInput, 'data' | 'ownFeatures'> {
  const { root, isBare, config } = site.content
  return {
    baseUrl: site.client.baseUrl,
    contentDir: root,
    texts: site.texts,
    isBare,
    components,
    featureConfig: config.features,
    pluginNames: {
      remarkPlugins: config.remarkPlugins,
      rehypePlugins: config.rehypePlugins
    },
    pages: routes.map(route => createLinkedPage(route, root)),
    docFolders: listDocFolders(site),
    docsPathname: site.content.docsPathname
  }
}

/** The last version comes first, because pages outside the docs refer to it. */
function listDocFolders({ content }: Site): readonly string[] {
  const { versions } = content.config.docs
  return [...versions]
    .sort((one, other) => Number(other.isLast) - Number(one.isLast))
    .map(({ folder }) => folder)
}
