import path from 'node:path'
import { type Diagnostic, DiagnosticError } from '../model/diagnostic.ts'
import { DEV_SITE_ID } from '../model/landmarks.ts'
import { collectSiteComponents } from '../pages/collectSiteComponents.ts'
import type { CompilePage } from '../pages/createCachedCompiler.ts'
import { hashSources } from '../platform/cache/hashSources.ts'
import { findUnsafeCharacter } from '../platform/checkPaths.ts'
import {
  installRoot,
  packageFolders,
  packageRoot
} from '../platform/packageRoot.ts'
import { parseContentRequest } from '../site/routes/contentRequest.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import type { Site } from '../site/site.ts'
import type { BundleFolders } from './bundle.ts'
import { configureContent } from './configureContent.ts'
import { printVirtualModules } from './printVirtualModules.ts'
import type { BundleConfigs } from './runBundle.ts'

/** What the bundler needs, before it runs. */
export interface BundlePlan {
  /** All dependencies of the bundle except files, without absolute paths. */
  readonly inputs: readonly string[]
  /** Loads the bundler, so a build that has the bundle in its cache doesn't call it. */
  readonly createConfigs: () => Promise<BundleConfigs>
}

/** What to bundle besides the site, and where to put it. */
export interface BundleOptions {
  readonly mode: 'production' | 'development'
  readonly folders: BundleFolders
  /** Dependencies that all pages share; see `CachedCompiler.sharedInputs`. */
  readonly sharedInputs: readonly string[]
  /** Ship a service worker that removes itself. */
  readonly killSwitch: boolean
  /** Compiles the Markdown that the bundler requests. */
  readonly compilePage: CompilePage
  /** In development, the folder of the bundler's own cache; absolute. */
  readonly cacheDir?: string
  /** The page entries in development; see `listPageEntries` of `rspack.config.ts`. */
  readonly listPageEntries?: () => Readonly<Record<string, string>>
}

/**
 * Plan the bundle of a site: the app, and the pages that aren't only text.
 *
 * @param pages the pages that aren't only text
 * @throws DiagnosticError about file names that the bundler would misread
 */
export function planBundle(
  site: Site,
  pages: readonly PlannedRoute[],
  options: BundleOptions
): BundlePlan {
  const { contentDir, config, features } = site.content
  assertReadableNames(pages, contentDir)
  const virtual = printVirtualModules(packageRoot, site.client, features, pages)
  const components = collectSiteComponents(
    config.components,
    contentDir,
    features
  )
  const bundlerInput = createBundlerInput(site, {
    ...options,
    virtual,
    components
  })
  return {
    inputs: [
      ...options.sharedInputs,
      replaceFolders(JSON.stringify(bundlerInput), contentDir)
    ],
    createConfigs: () => createConfigs(site, bundlerInput, options)
  }
}

/** @throws DiagnosticError about file names that the bundler would misread */
function assertReadableNames(
  routes: readonly PlannedRoute[],
  contentDir: string
): void {
  const specifiers = routes.flatMap(({ contents }) => contents)
  const files = new Set(specifiers.map(each => parseContentRequest(each).file))
  const diagnostics = [...files].flatMap((file): readonly Diagnostic[] => {
    const name = path.relative(contentDir, file)
    const character = findUnsafeCharacter(name)
    if (character === undefined) return []
    return [
      {
        severity: 'error',
        message: `The file or folder name of a page with components can't contain ${JSON.stringify(character)}.`,
        place: { file: name },
        hint: 'Rename it. To keep the address, set "slug" in the front matter.'
      }
    ]
  })
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics)
}

/** Create the bundler's input: everything that the bundle depends on, except files. */
function createBundlerInput(
  site: Site,
  {
    mode,
    killSwitch,
    virtual,
    components
  }: Pick<BundleOptions, 'mode' | 'killSwitch'> & {
    readonly virtual: ReturnType<typeof printVirtualModules>
    readonly components: ReturnType<typeof collectSiteComponents>
  }
) {
  const { modules, ...virtualPaths } = virtual
  const devModules = { [virtual.siteModule]: devSiteModule }
  return {
    mode,
    baseUrl: site.client.baseUrl,
    ...virtualPaths,
    virtualModules: {
      ...modules,
      ...components.modules,
      ...(mode === 'production' ? {} : devModules)
    },
    replacedParts: components.replacedParts,
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

async function createConfigs(
  site: Site,
  bundlerInput: ReturnType<typeof createBundlerInput>,
  options: BundleOptions
): Promise<BundleConfigs> {
  const { mode, folders, compilePage, cacheDir, listPageEntries } = options
  const [{ createRspackConfigs }] = await loadBundler()
  return createRspackConfigs({
    ...bundlerInput,
    ...(await configureContent(site.content.contentDir, {
      docFolders: site.content.config.docs.versions.map(each => each.folder),
      features: site.content.features,
      compilePage,
      mode
    })),
    root: packageRoot,
    packageFolders,
    listPageEntries: listPageEntries ?? (() => bundlerInput.pageEntries),
    clientOutput: folders.published,
    serverOutput: folders.server,
    standaloneOutput: folders.standalone,
    ...(cacheDir !== undefined && {
      persistentCache: {
        folder: path.join(cacheDir, 'app'),
        version: hashSources(packageRoot, installRoot)
      }
    })
  })
}

/**
 * Load the bundler and its configuration, which takes a third of a second. The second
 * import only warms `runBundle.ts`, which `bundleSite` imports when it needs it.
 */
export function loadBundler() {
  return Promise.all([
    import('../../../rspack.config.ts'),
    import('./runBundle.ts')
  ])
}

/** Remove absolute paths, so stored results work in a copy of the project. */
function replaceFolders(text: string, contentDir: string): string {
  return text
    .replaceAll(contentDir, '<content>')
    .replaceAll(packageRoot, '<generator>')
    .replaceAll(installRoot, '<project>')
}

/**
 * In development, documents contain the site's data, so changing `site.ts`
 * doesn't recompile the app.
 */
const devSiteModule = `export const site = JSON.parse(document.getElementById('${DEV_SITE_ID}').textContent).site
`
