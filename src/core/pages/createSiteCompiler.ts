import { toLinkedPage } from '../markdown/createLinkResolver.ts'
import type {
  CompileData,
  PageDiagnostic
} from '../markdown/markdownContext.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import { markUncacheable } from '../platform/cache/track.ts'
import { findModule } from '../platform/findModule.ts'
import { parseContentRequest } from '../site/routes/contentRequest.ts'
import type { SiteWithRoutes } from '../site/routes/planSite.ts'
import type { Site } from '../site/site.ts'
import { collectSiteComponents } from './collectSiteComponents.ts'
import type { CachedCompiler, PageFactsReader } from './createCachedCompiler.ts'
import {
  type CompilerInput,
  createConfiguredCompiler
} from './createConfiguredCompiler.ts'
import { createPageThreads } from './createPageThreads.ts'
import { inspectFeature } from './inspectModule.ts'
import { type PlacedLink, placeLinks } from './placeLinks.ts'
import { compileSpecifier } from './readPageRequest.ts'

/** Compiles the pages of a site. */
export interface SiteCompiler
  extends Pick<
    CachedCompiler,
    'compilePage' | 'compileBlock' | 'sharedInputs' | 'readState'
  > {
  readonly readFacts: PageFactsReader
  /** Data of the features. */
  readonly data: CompileData
  /** Diagnostics of the pages compiled so far, in no particular order. */
  readonly listDiagnostics: () => readonly PageDiagnostic[]
  /** Links of the pages compiled so far. */
  readonly listLinks: () => readonly PlacedLink[]
  /** Compile all further pages in this thread. */
  readonly stayInThisThread: () => void
}

/** Where to cache pages, and whether for a build or for development. */
interface SiteCompilerOptions {
  readonly cache: Cache
  /**
   * In builds, pages don't change, so each is read once, and many compile in
   * threads. In development, each is compiled when a tab requests it.
   */
  readonly mode: 'production' | 'development'
}

/**
 * Create the compiler of a site's pages. Each layer adds one concern:
 *
 * 1. `createModuleCompiler.ts` turns Markdown into a module.
 * 2. `createPageCompiler.ts` adds the page's diagnostics and facts.
 * 3. `createCachedCompiler.ts` reuses stored results.
 * 4. `createConfiguredCompiler.ts` loads the plugins and features; each thread creates one.
 * 5. This one adds the threads, and lists what all pages contain.
 */
export async function createSiteCompiler(
  { site, routes }: SiteWithRoutes,
  { cache, mode }: SiteCompilerOptions
): Promise<SiteCompiler> {
  const isProduction = mode === 'production'
  const { features, config, contentDir } = site.content
  const { components } = collectSiteComponents(
    config.components,
    contentDir,
    features
  )
  const data = mergeData(
    await Promise.all(
      features.map(feature => feature.markdown?.data?.(site, cache))
    )
  )
  // Threads get the results, because each would have to bundle the modules again.
  const siteFeatures = await Promise.all(
    features
      .flatMap(({ module }) => module ?? [])
      .map(module => inspectFeature(module, contentDir))
  )
  const input = {
    ...createCompilerInput({ site, routes, components }),
    data,
    siteFeatures
  }
  if (siteFeatures.some(({ isPure }) => !isPure)) markUncacheable()
  const diagnostics = new Map<string, PageDiagnostic>()
  const threads = createPageThreads({
    input,
    cache: cache.options,
    // The bundled program, which alone has threads, has all modules in one folder.
    features: findModule(import.meta.url, 'features')
  })
  const compiler = await createConfiguredCompiler(input, {
    features,
    cache,
    // A page can be compiled twice, for the build and for the bundler.
    report: diagnostic =>
      diagnostics.set(JSON.stringify(diagnostic), diagnostic),
    ...(isProduction && { compileInThread: threads.compile })
  })
  const {
    factsBySpecifier,
    compilePage,
    compileBlock,
    sharedInputs,
    readState
  } = compiler
  return {
    compilePage,
    compileBlock,
    sharedInputs,
    readState,
    data,
    readFacts: async specifier => {
      const known = isProduction ? factsBySpecifier.get(specifier) : undefined
      if (known !== undefined) return known
      const page = await compileSpecifier(specifier, compilePage)
      return page && 'code' in page.result ? page.result : undefined
    },
    listDiagnostics: () => [...diagnostics.values()],
    listLinks: () =>
      [...factsBySpecifier].flatMap(([specifier, { links = [] }]) =>
        placeLinks(links, parseContentRequest(specifier).file, contentDir)
      ),
    stayInThisThread: threads.stayInThisThread
  }
}

/** Several features can have facts about the site. */
function mergeData(parts: readonly (CompileData | undefined)[]): CompileData {
  const facts = parts.flatMap(part => [...(part?.siteFacts ?? [])])
  const siteFacts = facts.length > 0 ? { siteFacts: new Map(facts) } : {}
  return Object.assign({}, ...parts, siteFacts)
}

function createCompilerInput({
  site,
  routes,
  components
}: SiteWithRoutes & {
  readonly components: ReadonlyMap<string, string>
}): Omit<CompilerInput, 'data' | 'siteFeatures'> {
  const { contentDir, isLenient, config } = site.content
  return {
    baseUrl: site.client.baseUrl,
    contentDir,
    texts: site.texts,
    isLenient,
    components,
    featureConfig: config.features,
    pluginNames: {
      remarkPlugins: config.remarkPlugins,
      rehypePlugins: config.rehypePlugins
    },
    pages: routes.map(planned => toLinkedPage(planned, contentDir)),
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
