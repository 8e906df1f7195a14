import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SiteError, SiteErrors } from '../model/errors.ts'
import { DEV_SITE_ID } from '../model/landmarks.ts'
import {
  type CompiledSite,
  type CompileOptions,
  compilePages
} from '../pages/compilePages.ts'
import {
  type CompiledMarkdown,
  type CompilePage,
  splitRequest
} from '../pages/pageCompiler.ts'
import { hashSources } from '../platform/cache/hashSources.ts'
import { findUnsafeCharacter } from '../platform/findPathProblem.ts'
import { projectRoot } from '../platform/projectRoot.ts'
import { createVirtualModules } from '../site/routes/createVirtualModules.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import { createContentConfig } from './createContentConfig.ts'
import { createSiteComponents } from './createSiteComponents.ts'
import type { BundleOutputs } from './loadBundle.ts'
import type { BundleConfigs } from './runBundle.ts'

/**
 * The compiled pages, and the input of the bundler. The bundler doesn't run if
 * the cache has its result.
 */
export interface PreparedBundle extends CompiledSite {
  readonly createConfigs: () => Promise<BundleConfigs>
  readonly outputs: BundleOutputs
  /** All dependencies of the bundle except files, without absolute paths. */
  readonly inputs: readonly string[]
  /** Pages that the bundler has requested. */
  readonly bundledPages: readonly CompiledMarkdown[]
  /** Temporary folder of this build, absolute; remove it at the end. */
  readonly workFolder: string
}

/** What to bundle, and where to put it. */
export interface BundleOptions extends CompileOptions {
  readonly clientOutput: string
  /** Absolute. */
  readonly cacheDir: string
  readonly killSwitch: boolean
  /** The page entries in development; see `listPageEntries`. */
  readonly listPageEntries?: () => Readonly<Record<string, string>>
  /** Compiles pages for the bundler's rules if the compiler can change. */
  readonly compileModule?: CompilePage
}

/** Compile the pages, and prepare the input of the bundler. */
export async function prepareBundle(
  options: BundleOptions
): Promise<PreparedBundle> {
  const { site, routes, mode } = options
  const { root: contentDir, config } = site.content
  const isBuild = mode === 'production'
  // Loading the bundler takes a third of a second: do it while threads compile.
  if (isBuild && options.cache.isNew) loadBundler().catch(() => {})
  const extensions = createSiteComponents(
    config.components,
    contentDir,
    site.content.features
  )
  const pages = await compilePages(options, extensions.components)
  const bundled = isBuild
    ? routes.filter(({ route }) => !pages.staticPages.has(route.pathname))
    : []
  assertReadableNames(bundled, contentDir)
  const virtual = createVirtualModules(
    projectRoot,
    site.client,
    site.content.features,
    bundled
  )
  const given = describeSite(options, virtual, extensions)
  const folders = createFolders(options)
  const bundledPages: CompiledMarkdown[] = []
  const compileBundled: CompilePage = async request => {
    const page = await pages.compilePage(request)
    bundledPages.push(page)
    return page
  }
  const compilePage = isBuild
    ? compileBundled
    : (options.compileModule ?? pages.compilePage)
  return {
    ...pages,
    ...folders,
    createConfigs: () =>
      createConfigs(given, { ...options, ...folders, compilePage }),
    inputs: [...pages.key, relativizePaths(JSON.stringify(given), contentDir)],
    bundledPages
  }
}

/** @throws SiteErrors about file names that the bundler would misread */
function assertReadableNames(
  routes: readonly PlannedRoute[],
  contentDir: string
): void {
  const requests = routes.flatMap(({ contents }) => contents)
  const files = new Set(requests.map(request => splitRequest(request).file))
  const problems = [...files].flatMap(file => {
    const name = path.relative(contentDir, file)
    const character = findUnsafeCharacter(name)
    if (character === undefined) return []
    return [
      new SiteError(
        `The file or folder name of a page with components can't contain ${JSON.stringify(character)}.`,
        {
          place: { file: name },
          remedy:
            'Rename it. To keep the address, set "slug" in the front matter.'
        }
      )
    ]
  })
  if (problems.length > 0) throw new SiteErrors(problems)
}

/** Collect the bundle's dependencies besides files. */
function describeSite(
  { site, mode, killSwitch }: BundleOptions,
  virtual: ReturnType<typeof createVirtualModules>,
  extensions: ReturnType<typeof createSiteComponents>
) {
  const devModules = { [virtual.siteModule]: devSiteModule }
  return {
    mode,
    baseUrl: site.client.baseUrl,
    ...virtual,
    virtualModules: {
      ...virtual.modules,
      ...extensions.modules,
      ...(mode === 'production' ? {} : devModules)
    },
    replacedParts: extensions.replacedParts,
    texts: site.texts,
    featureStyles: site.content.features.flatMap(({ folder, client }) =>
      (client?.styles ?? []).map(file => path.join(folder, file))
    ),
    developmentClients: site.content.features.flatMap(({ folder, client }) =>
      client?.developmentModule
        ? path.join(folder, client.developmentModule)
        : []
    ),
    serviceWorker: site.content.features
      .flatMap(({ folder, client }) => {
        const worker = client?.serviceWorker
        return worker
          ? { ...worker, module: path.join(folder, worker.module) }
          : []
      })
      .at(-1),
    killSwitch
  }
}

/** Only builds have worker and server bundles, which go to a work folder. */
function createFolders({
  mode,
  clientOutput
}: BundleOptions): Pick<PreparedBundle, 'outputs' | 'workFolder'> {
  const isBuild = mode === 'production'
  const workFolder = isBuild
    ? mkdtempSync(path.join(tmpdir(), 'build-'))
    : clientOutput
  return {
    workFolder,
    outputs: {
      client: clientOutput,
      server: path.join(workFolder, 'server'),
      worker: path.join(workFolder, 'worker')
    }
  }
}

async function createConfigs(
  given: ReturnType<typeof describeSite>,
  options: BundleOptions &
    Pick<PreparedBundle, 'outputs'> & { readonly compilePage: CompilePage }
): Promise<BundleConfigs> {
  const { site, mode, cacheDir, outputs, compilePage } = options
  const isBuild = mode === 'production'
  const [{ createRspackConfigs }] = await loadBundler()
  return createRspackConfigs({
    ...given,
    ...(await createContentConfig(site.content.root, {
      docFolders: site.content.config.docs.versions.map(each => each.folder),
      features: site.content.features,
      compilePage,
      isPortable: isBuild
    })),
    root: projectRoot,
    listPageEntries: options.listPageEntries ?? (() => given.pageEntries),
    clientOutput: outputs.client,
    serverOutput: outputs.server,
    workerOutput: outputs.worker,
    ...(!isBuild && {
      persistentCache: {
        folder: path.join(cacheDir, 'app'),
        version: hashSources(projectRoot)
      }
    })
  })
}

/** Load the bundler and its configuration; builds with a stored bundle don't. */
function loadBundler() {
  return Promise.all([
    import('../../../rspack.config.ts'),
    import('./runBundle.ts')
  ])
}

/** Remove absolute paths, so stored results work in a copy of the project. */
function relativizePaths(text: string, contentDir: string): string {
  return text
    .replaceAll(contentDir, '<content>')
    .replaceAll(projectRoot, '<project>')
}

/**
 * In development, documents contain the site's data, so changing `site.ts`
 * doesn't recompile the app.
 */
const devSiteModule = `export const site = JSON.parse(document.getElementById('${DEV_SITE_ID}').textContent).site
`
