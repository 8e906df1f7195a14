import path from 'node:path'
import { WRITTEN_SITE_ID } from '../../model/devEvent.ts'
import { listFiles } from '../content/listFiles.ts'
import { dialects } from '../dialects.ts'
import { createSiteComponents } from '../extensions/createSiteComponents.ts'
import type { MarkdownFinding } from '../markdown/markdownContext.ts'
import type { Span } from '../measureSpan.ts'
import { projectRoot } from '../projectRoot.ts'
import type { TellProgress } from '../reporter.ts'
import { createVirtualModules } from '../routes/createVirtualModules.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import type { SymbolTable } from '../samples/createSymbolTable.ts'
import type { Site } from '../site/site.ts'
import type { Store } from '../store/createStore.ts'
import { hashSources } from '../store/hashSources.ts'
import { findModule } from '../threads.ts'
import { addReferences } from './addReferences.ts'
import { confineImports } from './confineImports.ts'
import { type CompilerInput, createContentCompiler } from './contentCompiler.ts'
import { createStaticPages, type StaticPages } from './createStaticPages.ts'
import type { BundleOutputs } from './loadBundle.ts'
import type { CompiledMarkdown, CompiledPages } from './markdownCompiler.ts'
import { nameModules } from './nameModules.ts'
import type { CompilePage } from './pageCompiler.ts'
import { createPageThreads } from './pageThreads.ts'
import { type PageSections, readPageSections } from './readPageSections.ts'
import { readSiteSymbols } from './readSiteSymbols.ts'
import type { LinkedRoute } from './resolveContentLink.ts'
import type { BundleConfigs } from './runBundle.ts'
import { createWorkFolder } from './workFolder.ts'

/** The three configurations, and what compiling the pages found. */
export interface BundleInput extends PreparedBundle {
  readonly configs: BundleConfigs
}

/** What the bundler would run on; it need not run for what is kept. */
export interface PreparedBundle {
  readonly createConfigs: () => Promise<BundleConfigs>
  readonly outputs: BundleOutputs
  /** All that the bundle depends on but files, without absolute paths. */
  readonly inputs: readonly string[]
  /** Pages that the bundler has asked for. */
  readonly bundledPages: readonly CompiledMarkdown[]
  readonly report: (finding: MarkdownFinding) => void
  /** Answer what a page has asked of the site. */
  readonly answer: (question: string) => string | undefined
  /** Compiles a page, or gives what was made of it before. */
  readonly compilePage: CompilePage
  /** What was compiled; empty while pages are being written. */
  readonly compiled: CompiledPages
  /** What the content documents; undefined where it declares nothing. */
  readonly symbols: SymbolTable | undefined
  /** Pages that the bundler has nothing to do with. */
  readonly staticPages: StaticPages
  /** Absolute: holds what only this build needs; remove it in the end. */
  readonly workFolder: string
  /** Findings so far, in no order; complete once the bundle has run. */
  readonly listFindings: () => readonly MarkdownFinding[]
  /** Read what the search needs of pages; compiles those that nobody has asked for. */
  readonly readSections: (
    routes: readonly PlannedRoute[]
  ) => Promise<PageSections>
}

/** What is bundled, and where to. */
export interface BundleOptions {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
  readonly clientOutput: string
  /** Absolute. */
  readonly cacheDir: string
  readonly store: Store
  readonly mode: 'production' | 'development'
  readonly killSwitch: boolean
  /** The page entries while pages are being written; see `listPageEntries`. */
  readonly listPageEntries?: () => Readonly<Record<string, string>>
  /** What the bundler's rules compile pages with, where that changes. */
  readonly compileModule?: CompilePage
  /** Hears how many pages are compiled. */
  readonly tell?: TellProgress
  /** Hears how long each page took. */
  readonly trace?: (span: Span) => void
}

/** Create what the bundler runs on. */
export async function createBundleInput(
  options: BundleOptions
): Promise<BundleInput> {
  const prepared = await prepareBundle(options)
  return { ...prepared, configs: await prepared.createConfigs() }
}

/** Compile the pages, and say what the bundler would run on. */
export async function prepareBundle(
  options: BundleOptions
): Promise<PreparedBundle> {
  const { site, routes, mode, store } = options
  const { baseUrl } = site.client
  const { root: contentDir, config } = site.content
  const findings = new Map<string, MarkdownFinding>()
  const symbols = await readSiteSymbols(site)
  const extensions = createSiteComponents(config.components, contentDir)
  const compilerInput: CompilerInput = {
    baseUrl,
    contentDir,
    texts: site.texts,
    isBare: site.content.isBare,
    singleDollarMath: config.markdown.singleDollarMath,
    components: extensions.components,
    plugins: {
      remarkPlugins: config.remarkPlugins,
      rehypePlugins: config.rehypePlugins
    },
    routes: routes.map(createLinkedRoute),
    docFolders: listDocFolders(site),
    ...(symbols && { symbols })
  }
  const threads = createPageThreads(
    { input: compilerInput, store: store.options },
    options.trace
  )
  const report = (finding: MarkdownFinding) => {
    // The client and the server compilation both hear of a finding.
    findings.set(JSON.stringify(finding), finding)
  }
  const { compilePage, compiled, answer } = await createContentCompiler(
    compilerInput,
    {
      store,
      report,
      // One page at a time is asked for while pages are being written.
      ...(mode === 'production' && { makeElsewhere: threads.make })
    }
  )
  // While pages are being written, each is compiled when somebody asks for it.
  const staticPages: StaticPages =
    mode === 'production'
      ? await createStaticPages(routes, compilePage, options.tell).finally(
          threads.close
        )
      : new Map()
  // Those that are being written change.
  const known: CompiledPages = mode === 'production' ? compiled : new Map()
  const virtual = createVirtualModules(
    projectRoot,
    site.client,
    mode === 'production'
      ? routes.filter(({ route }) => !staticPages.has(route.pathname))
      : []
  )
  // Only builds have a worker and a server bundle, which are made there.
  const workFolder =
    mode === 'production'
      ? createWorkFolder(options.cacheDir)
      : options.clientOutput
  const outputs: BundleOutputs = {
    client: options.clientOutput,
    server: path.join(workFolder, 'server'),
    worker: path.join(workFolder, 'worker')
  }
  const given = {
    mode,
    baseUrl,
    ...virtual,
    virtualModules: {
      ...virtual.modules,
      ...extensions.modules,
      ...(mode === 'development' && { [virtual.siteModule]: writtenSiteModule })
    },
    replacedParts: extensions.replacedParts,
    texts: site.texts,
    killSwitch: options.killSwitch
  }
  const bundledPages: CompiledMarkdown[] = []
  const compileBundled: CompilePage = async request => {
    const page = await compilePage(request)
    bundledPages.push(page)
    return page
  }
  const aliases: Readonly<Record<string, string>> = Object.assign(
    {},
    ...dialects.map(dialect => dialect.listAliases(contentDir))
  )
  const createConfigs = async (): Promise<BundleConfigs> => {
    const { createRspackConfigs } = await import('../../../rspack.config.ts')
    return createRspackConfigs({
      ...given,
      root: projectRoot,
      contentDir,
      listPageEntries: options.listPageEntries ?? (() => virtual.pageEntries),
      // Only what builds keep is to be the same in any folder.
      contentStyles: mode === 'production' ? await listStyles(contentDir) : [],
      aliases,
      clientOutput: outputs.client,
      serverOutput: outputs.server,
      workerOutput: outputs.worker,
      ...(mode === 'development' && {
        memory: {
          folder: path.join(options.cacheDir, 'app'),
          version: hashSources(projectRoot)
        }
      }),
      contentPlugins: [
        confineImports(contentDir, {
          own: ['src', 'node_modules'].map(name =>
            path.join(projectRoot, name)
          ),
          aliases: Object.keys(aliases)
        }),
        ...(mode === 'production'
          ? [nameModules({ '@site': contentDir, '@project': projectRoot })]
          : [])
      ],
      contentRules: [
        ...dialects.flatMap(dialect => dialect.createRules()),
        {
          test: /\.mdx?$/i,
          loader: findModule(import.meta.url, 'markdownLoader'),
          options: {
            compilePage:
              mode === 'production'
                ? compileBundled
                : (options.compileModule ?? compilePage),
            contentDir,
            failed: mode === 'production' ? 'empty' : 'explained'
          }
        }
      ]
    })
  }
  return {
    createConfigs,
    outputs,
    inputs: [relatePaths(JSON.stringify(given), contentDir)],
    bundledPages,
    report,
    answer,
    compilePage,
    compiled: known,
    symbols,
    staticPages,
    workFolder,
    listFindings: () => [...findings.values()],
    readSections: async routes =>
      addReferences(
        await readPageSections(routes, compilePage, known, contentDir),
        listReferences(symbols),
        baseUrl
      )
  }
}

async function listStyles(contentDir: string): Promise<readonly string[]> {
  const files = await listFiles(contentDir)
  return files.filter(file => file.endsWith('.css'))
}

/** Where each identifier is documented: name → addresses with base. */
function listReferences(
  symbols: SymbolTable = new Map()
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...symbols].map(([name, infos]) => [name, infos.map(({ href }) => href)])
  )
}

/** What is kept serves a copy of the project too. */
function relatePaths(text: string, contentDir: string): string {
  return text
    .replaceAll(contentDir, '<content>')
    .replaceAll(projectRoot, '<project>')
}

/** Threads get a copy, which is to be small. */
function createLinkedRoute({ route, source }: PlannedRoute): LinkedRoute {
  const { pathname } = route
  if (source === undefined) return { route: { pathname } }
  const { absolutePath, original } = source
  return {
    route: { pathname },
    source: { absolutePath, ...(original === undefined ? {} : { original }) }
  }
}

/**
 * While a site is being written, documents bring it: so the app is compiled once
 * for all that `site.ts` may say.
 */
const writtenSiteModule = `export const site = JSON.parse(document.getElementById('${WRITTEN_SITE_ID}').textContent).site
`

/** The last version's first: a page off the docs means that one. */
function listDocFolders({ content }: Site): readonly string[] {
  const { versions } = content.config.docs
  return [...versions]
    .sort((one, other) => Number(other.isLast) - Number(one.isLast))
    .map(({ folder }) => folder)
}
