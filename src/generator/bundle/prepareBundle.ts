import path from 'node:path'
import { WRITTEN_SITE_ID } from '../../model/devEvent.ts'
import { createSiteComponents } from '../extensions/createSiteComponents.ts'
import { projectRoot } from '../projectRoot.ts'
import { createVirtualModules } from '../routes/createVirtualModules.ts'
import { hashSources } from '../store/hashSources.ts'
import {
  type CompiledSite,
  type CompileOptions,
  compilePages
} from './compilePages.ts'
import { createContentConfig } from './createContentConfig.ts'
import type { BundleOutputs } from './loadBundle.ts'
import type { CompiledMarkdown, CompilePage } from './pageCompiler.ts'
import type { BundleConfigs } from './runBundle.ts'
import { createWorkFolder } from './workFolder.ts'

/**
 * The compiled pages, and what the bundler would run on; it need not run for
 * what is kept.
 */
export interface PreparedBundle extends CompiledSite {
  readonly createConfigs: () => Promise<BundleConfigs>
  readonly outputs: BundleOutputs
  /** All that the bundle depends on but files, without absolute paths. */
  readonly inputs: readonly string[]
  /** Pages that the bundler has asked for. */
  readonly bundledPages: readonly CompiledMarkdown[]
  /** Absolute: holds what only this build needs; remove it in the end. */
  readonly workFolder: string
}

/** What is bundled, and where to. */
export interface BundleOptions extends CompileOptions {
  readonly clientOutput: string
  /** Absolute. */
  readonly cacheDir: string
  readonly killSwitch: boolean
  /** The page entries while pages are being written; see `listPageEntries`. */
  readonly listPageEntries?: () => Readonly<Record<string, string>>
  /** What the bundler's rules compile pages with, where that changes. */
  readonly compileModule?: CompilePage
}

/** Compile the pages, and say what the bundler would run on. */
export async function prepareBundle(
  options: BundleOptions
): Promise<PreparedBundle> {
  const { site, routes, mode, killSwitch } = options
  const { root: contentDir, config } = site.content
  const isBuild = mode === 'production'
  // Loading takes a third of a second, while threads compile pages.
  if (isBuild && options.store.isNew) loadBundler().catch(() => {})
  const extensions = createSiteComponents(config.components, contentDir)
  const pages = await compilePages(options, extensions.components)
  const { compilePage, staticPages } = pages
  const virtual = createVirtualModules(
    projectRoot,
    site.client,
    isBuild
      ? routes.filter(({ route }) => !staticPages.has(route.pathname))
      : []
  )
  // Only builds have a worker and a server bundle, which are made there.
  const workFolder = isBuild
    ? createWorkFolder(options.cacheDir)
    : options.clientOutput
  const outputs: BundleOutputs = {
    client: options.clientOutput,
    server: path.join(workFolder, 'server'),
    worker: path.join(workFolder, 'worker')
  }
  const given = {
    mode,
    baseUrl: site.client.baseUrl,
    ...virtual,
    virtualModules: {
      ...virtual.modules,
      ...extensions.modules,
      ...(isBuild ? {} : { [virtual.siteModule]: writtenSiteModule })
    },
    replacedParts: extensions.replacedParts,
    texts: site.texts,
    killSwitch
  }
  const bundledPages: CompiledMarkdown[] = []
  const compileBundled: CompilePage = async request => {
    const page = await compilePage(request)
    bundledPages.push(page)
    return page
  }
  const createConfigs = async (): Promise<BundleConfigs> => {
    const [{ createRspackConfigs }] = await loadBundler()
    return createRspackConfigs({
      ...given,
      ...(await createContentConfig(contentDir, {
        compilePage: isBuild
          ? compileBundled
          : (options.compileModule ?? compilePage),
        isPortable: isBuild
      })),
      root: projectRoot,
      listPageEntries: options.listPageEntries ?? (() => virtual.pageEntries),
      clientOutput: outputs.client,
      serverOutput: outputs.server,
      workerOutput: outputs.worker,
      ...(!isBuild && {
        memory: {
          folder: path.join(options.cacheDir, 'app'),
          version: hashSources(projectRoot)
        }
      })
    })
  }
  return {
    ...pages,
    createConfigs,
    outputs,
    inputs: [relatePaths(JSON.stringify(given), contentDir)],
    bundledPages,
    workFolder
  }
}

/** Load the bundler and its configuration, which a build may do without. */
function loadBundler() {
  return Promise.all([
    import('../../../rspack.config.ts'),
    import('./runBundle.ts')
  ])
}

/** What is kept serves a copy of the project too. */
function relatePaths(text: string, contentDir: string): string {
  return text
    .replaceAll(contentDir, '<content>')
    .replaceAll(projectRoot, '<project>')
}

/**
 * While a site is being written, documents bring it: so the app is compiled once
 * for all that `site.ts` may say.
 */
const writtenSiteModule = `export const site = JSON.parse(document.getElementById('${WRITTEN_SITE_ID}').textContent).site
`
