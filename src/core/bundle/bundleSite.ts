import path from 'node:path'
import { DiagnosticError } from '../model/diagnostic.ts'
import type { CompiledPages } from '../pages/compilePages.ts'
import type { TextChunks } from '../pages/compileRoutes.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import type { Reporter } from '../platform/reporter.ts'
import type { LocalePlan } from '../site/routes/planLocales.ts'
import {
  type Bundle,
  type BundleFolders,
  type FilesByEntry,
  type LoadedBundle,
  SERVER_FILE
} from './bundle.ts'
import { checkClientHalves } from './checkClientHalves.ts'
import { loadBundle } from './loadBundle.ts'
import { planBundle } from './planBundle.ts'
import { listSiteFeatureModules } from './promisedExports.ts'
import {
  type RequestedPage,
  restoreOrRun,
  type WrittenBundle
} from './storedBundle.ts'

/**
 * Bundle the app and the pages that aren't only text, or return the stored bundle
 * if its source files are unchanged.
 *
 * A bundle with errors isn't stored.
 *
 * @throws DiagnosticError if errors prevented the compilation of the app
 */
export function bundleSite(
  { plan, pages }: { readonly plan: LocalePlan; readonly pages: CompiledPages },
  tools: {
    readonly cache: Cache
    readonly reporter: Reporter
    readonly options: { readonly killSwitch: boolean }
    readonly folders: BundleFolders
  }
): Promise<Bundle> {
  const { site } = plan
  const { forBundler } = pages
  const { sharedInputs, readState } = forBundler
  const { contentDir, features } = site.content
  const { cache, reporter, options, folders } = tools
  return reporter.stage('bundle', async () => {
    const requested: RequestedPage[] = []
    const { inputs, createConfigs } = planBundle(site, forBundler.pages, {
      mode: 'production',
      folders,
      sharedInputs,
      killSwitch: options.killSwitch,
      compilePage: async request => {
        const page = await forBundler.compilePage(request)
        requested.push({ ...page, file: request.file })
        return page
      }
    })
    const docFolders = site.content.config.docs.versions.map(
      ({ folder }) => folder
    )
    const files = await restoreOrRun(
      { cache, inputs, readState, folders, contentDir, docFolders },
      async () => {
        const { runBundle } = await import('./runBundle.ts')
        const run = await runBundle(
          await createConfigs(),
          contentDir,
          listSiteFeatureModules(features, contentDir)
        )
        return { ...run, requested }
      }
    )
    const serverFile = path.join(folders.server, SERVER_FILE)
    const createSourceMap = async () => {
      const { createServerSourceMap } = await import(
        './createServerSourceMap.ts'
      )
      return createServerSourceMap((await createConfigs()).server, serverFile)
    }
    const bundle = await loadOrExplain(folders, files, async error => {
      const { explainLoad } = await import('./explainLoad.ts')
      const server = { file: serverFile, createSourceMap }
      return explainLoad(error, server, site.content)
    })
    return {
      ...bundle,
      errors: [
        ...bundle.errors,
        ...checkClientHalves(features, bundle.server.app, contentDir)
      ],
      server: { ...bundle.server, createSourceMap },
      markdown: files.markdown,
      pageFiles: addTextChunks(bundle.pageFiles, pages.textChunks)
    }
  })
}

/** Text-only pages bypass the bundler; the client loads their chunks like others. */
function addTextChunks(
  pageFiles: FilesByEntry,
  chunks: TextChunks
): FilesByEntry {
  return new Map([
    ...pageFiles,
    ...[...chunks.values()].map(({ name, file }) => [name, [file]] as const)
  ])
}

/**
 * Load the bundle, or explain why it can't be loaded.
 *
 * @param explain names the module that can't be loaded
 * @throws DiagnosticError with the bundle's errors if they're the reason, otherwise
 * the explained error
 */
async function loadOrExplain(
  folders: BundleFolders,
  files: WrittenBundle,
  explain: (error: unknown) => Promise<unknown>
): Promise<LoadedBundle> {
  try {
    return await loadBundle(folders, files, files.errors)
  } catch (error) {
    const explained = await explain(error)
    // A module that lacks an export can't be loaded either.
    throw explained === error && files.errors.length > 0
      ? new DiagnosticError(files.errors)
      : explained
  }
}
