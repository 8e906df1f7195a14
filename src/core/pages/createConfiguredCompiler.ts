import { listDialects } from '../content/contentDialect.ts'
import type { FeaturesConfig } from '../content/read/loadFeatures.ts'
import type { ResolvedSiteConfig } from '../content/schema/siteConfig.ts'
import type { LoadedFeature } from '../feature.ts'
import {
  createLinkResolver,
  type LinkOptions
} from '../markdown/createLinkResolver.ts'
import type {
  CompileData,
  PageDiagnostic,
  SitePlugins
} from '../markdown/markdownContext.ts'
import type { Texts } from '../model/catalogue.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import {
  type CachedCompiler,
  type CompileInThread,
  createCachedCompiler
} from './createCachedCompiler.ts'
import type { InspectedFeature } from './inspectModule.ts'
import { loadPlugins } from './loadPlugins.ts'
import { trackFeature } from './trackFeature.ts'

type PluginNames = Pick<ResolvedSiteConfig, 'remarkPlugins' | 'rehypePlugins'>

/** Everything that compiling pages depends on, as data that threads can copy. */
export interface CompilerInput extends LinkOptions {
  readonly texts: Texts
  readonly isLenient: boolean
  /** Components that pages use without an import: name → module. */
  readonly components: ReadonlyMap<string, string>
  /** As in `site.ts`; threads load the same features. */
  readonly featureConfig: FeaturesConfig
  /** The modules of site features: stored pages depend on them. */
  readonly siteFeatures: readonly InspectedFeature[]
  /** Data of the features. */
  readonly data: CompileData
  /** The plugins of `site.ts`, by module name. */
  readonly pluginNames: PluginNames
}

/**
 * Create a compiler with the site's plugins and features, in any thread.
 *
 * @param options.compileInThread replaces `compileUncached`
 * @throws DiagnosticError if a plugin can't be loaded
 */
export async function createConfiguredCompiler(
  input: CompilerInput,
  options: {
    readonly features: readonly LoadedFeature[]
    readonly cache: Cache
    readonly report: (diagnostic: PageDiagnostic) => void
    readonly compileInThread?: CompileInThread
  }
): Promise<CachedCompiler> {
  const { baseUrl, contentDir, docFolders, texts, components } = input
  const { isLenient, data, siteFeatures, pluginNames } = input
  const { cache, report, compileInThread } = options
  const plugins = await loadPlugins(pluginNames, contentDir)
  const features = options.features.map(feature => {
    const inspected = siteFeatures.find(({ name }) => name === feature.module)
    return inspected ? trackFeature(feature, inspected, contentDir) : feature
  })
  return createCachedCompiler(
    {
      baseUrl,
      contentDir,
      texts,
      data,
      setup: {
        features,
        components,
        plugins,
        dialects: listDialects(features),
        findSymbols: code =>
          new Map(
            features.flatMap(({ markdown }) => [
              ...(markdown?.findSymbols?.(data, code) ?? [])
            ])
          ),
        docFolders,
        isLenient,
        cache
      },
      resolveLink: createLinkResolver(input),
      report
    },
    listSharedInputs(input, plugins),
    { compileInThread }
  )
}

/**
 * List what every compiled page depends on besides its source, files and links: a
 * change recompiles all pages.
 */
export function listSharedInputs(
  input: CompilerInput,
  plugins: Pick<SitePlugins, 'version'>
): readonly string[] {
  // `Record<keyof CompilerInput>` doesn't compile until a new part is listed here.
  const parts: Record<keyof CompilerInput, unknown> = {
    baseUrl: input.baseUrl,
    texts: input.texts,
    isLenient: input.isLenient,
    components: [...input.components],
    featureConfig: input.featureConfig,
    siteFeatures: input.siteFeatures,
    data: omitMapEntries(input.data),
    // Files in docs folders outside the content may be published. Otherwise, docs
    // folders only determine where links lead.
    docFolders: input.docFolders.filter(folder => folder.startsWith('..')),
    // The version covers names, options and code.
    pluginNames: plugins.version,
    // Each page tracks where its own links lead.
    pages: undefined,
    docsPathname: undefined,
    // Results contain no absolute paths, so a copied site can use them.
    contentDir: undefined
  }
  return [JSON.stringify(parts)]
}

/** Each page tracks the entries that it uses, such as site facts. */
function omitMapEntries(data: CompileData): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Map ? 'map' : value
    ])
  )
}
