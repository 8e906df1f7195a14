import type { Texts } from '../../model/catalogue.ts'
import type { ResolvedSiteConfig } from '../content/siteConfig.ts'
import { dialects } from '../dialects.ts'
import { loadPlugins } from '../extensions/loadPlugins.ts'
import type {
  MarkdownContext,
  MarkdownFinding
} from '../markdown/markdownContext.ts'
import { createMdxOptions } from '../markdown/mdxOptions.ts'
import {
  findImportedSymbols,
  type SymbolTable
} from '../samples/createSymbolTable.ts'
import type { Store } from '../store/createStore.ts'
import {
  createMarkdownCompiler,
  type MakeElsewhere
} from './markdownCompiler.ts'
import { createPageCompiler, type PageCompiler } from './pageCompiler.ts'
import { createLinkResolver, type LinkedRoute } from './resolveContentLink.ts'

type PluginNames = Pick<ResolvedSiteConfig, 'remarkPlugins' | 'rehypePlugins'>

/** All that compiling pages depends on, as data that a thread can be given. */
export interface CompilerInput {
  readonly baseUrl: string
  /** Absolute. */
  readonly contentDir: string
  readonly texts: Texts
  readonly isBare: boolean
  readonly singleDollarMath: boolean
  /** Components that pages use without an import: name → module. */
  readonly components: ReadonlyMap<string, string>
  /** Plugins of the site's own, by the names of their modules. */
  readonly plugins: PluginNames
  readonly routes: readonly LinkedRoute[]
  readonly docFolders: readonly string[]
  /** Absent where the content documents no packages. */
  readonly symbols?: SymbolTable
}

/**
 * Create the compiler of a site's pages.
 *
 * @throws SiteErrors when a plugin can't be loaded
 * @param options.makeElsewhere makes the page instead, as `makePage` would
 */
export async function createContentCompiler(
  input: CompilerInput,
  options: {
    readonly store: Store
    readonly report: (finding: MarkdownFinding) => void
    readonly makeElsewhere?: MakeElsewhere
  }
): Promise<PageCompiler> {
  const { symbols, components } = input
  const plugins = await loadPlugins(input.plugins, input.contentDir)
  const given: MarkdownContext = {
    baseUrl: input.baseUrl,
    contentDir: input.contentDir,
    store: options.store,
    texts: input.texts,
    jsxDev: false,
    isBare: input.isBare,
    singleDollarMath: input.singleDollarMath,
    components,
    plugins,
    dialects,
    resolveLink: createLinkResolver(input),
    ...(symbols && {
      findSymbols: code => findImportedSymbols(symbols, code)
    }),
    report: options.report
  }
  const compiler = createMarkdownCompiler(
    given,
    [
      input.baseUrl,
      String(input.isBare),
      String(input.singleDollarMath),
      symbols === undefined ? '' : JSON.stringify([...symbols]),
      JSON.stringify(input.texts),
      JSON.stringify([...components]),
      plugins.version
    ],
    options.makeElsewhere
  )
  return createPageCompiler(compiler, createMdxOptions(compiler.context))
}
