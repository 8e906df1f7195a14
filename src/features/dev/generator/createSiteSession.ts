import path from 'node:path'
import { planBundle } from '../../../core/bundle/planBundle.ts'
import { printEarlyScriptModule } from '../../../core/bundle/printVirtualModules.ts'
import { listSiteFeatureModules } from '../../../core/bundle/promisedExports.ts'
import type { CommandOptions } from '../../../core/feature.ts'
import { relativizePlace } from '../../../core/markdown/pageDiagnostic.ts'
import {
  type Diagnostic,
  formatDiagnostic
} from '../../../core/model/diagnostic.ts'
import {
  createSiteCompiler,
  type SiteCompiler
} from '../../../core/pages/createSiteCompiler.ts'
import type { Cache } from '../../../core/platform/cache/createCache.ts'
import { openCache } from '../../../core/platform/cache/openCache.ts'
import { packageRoot } from '../../../core/platform/packageRoot.ts'
import { formatDiagnosticWithFrame } from '../../../core/platform/printDiagnostic.ts'
import { createDevBundler, type PageEntries } from './createDevBundler.ts'
import type { DevEvents } from './createDevEvents.ts'
import { createDevResponder, type Respond } from './createDevResponder.ts'
import { compileDevPage, createRequestedPages } from './createRequestedPages.ts'
import { planDevFiles } from './planDevFiles.ts'
import { hasSameApp, hasSameData, type ValidDevSite } from './readDevSite.ts'
import { compileEarlyScript } from './renderDevDocument.ts'
import type { DevState } from './sendDevPage.ts'

/** A site being served during development. */
export interface SiteSession {
  readonly respond: Respond
  /**
   * Recompile the pages made from some files.
   *
   * @param files absolute paths
   */
  readonly refresh: (files: ReadonlySet<string>) => Promise<void>
  /**
   * Switch to a new state of the site.
   *
   * @returns false if that takes a new session
   */
  readonly update: (next: ValidDevSite) => Promise<boolean>
  readonly close: () => Promise<void>
}

/**
 * Serve a site. The generator compiles text-only pages itself, on request; the
 * bundler compiles the app and pages with components.
 */
export async function createSiteSession(
  devSite: ValidDevSite,
  options: CommandOptions,
  events: DevEvents
): Promise<SiteSession> {
  const { contentDir } = devSite.content
  const entries: PageEntries = new Map()
  const cache = openCache({ ...options, contentDir })
  const printer = createPrinter(contentDir)
  const createNext = (next: ValidDevSite): Promise<DevState> =>
    createState(next, cache)
  let state = await createNext(devSite)
  const { cacheDir } = options
  const output = path.join(cacheDir, 'dev') // in memory
  const { createConfigs } = planBundle(devSite.site, [], {
    mode: 'development',
    folders: { published: output, server: output, standalone: output },
    sharedInputs: state.compiler.sharedInputs,
    killSwitch: false,
    cacheDir,
    listPageEntries: () => Object.fromEntries(entries),
    // The bundler's rules outlive the state they were created for.
    compilePage: request => state.compiler.compilePage(request)
  })
  const bundler = createDevBundler({
    config: (await createConfigs()).client,
    entries,
    contentDir,
    siteFeatures: listSiteFeatureModules(devSite.content.features, contentDir),
    onCompiled: ({ hash, diagnostics }) => {
      events.sendModules(hash)
      printer.printAll(diagnostics)
      events.sendDiagnostics(
        diagnostics.map(each => formatDiagnosticWithFrame(each, contentDir))
      )
      printer.printDiagnostics(state.compiler)
    }
  })
  const pages = createRequestedPages({
    compile: async planned => {
      const page = await compileDevPage(planned, {
        ...state.compiler,
        contentDir
      })
      printer.printDiagnostics(state.compiler)
      return page
    },
    bundler,
    events
  })
  return {
    respond: createDevResponder({
      getState: () => state,
      earlyScript: await compileEarlyScript(
        printEarlyScriptModule(
          packageRoot,
          devSite.site.client,
          devSite.site.content.features
        )
      ),
      bundler,
      pages,
      events
    }),
    refresh: files =>
      pages.refresh(state.devSite.routes, page =>
        [...files].some(file => page.files.has(file))
      ),
    update: async next => {
      const { devSite: previous } = state
      if (!hasSameApp(previous, next)) return false
      state = await createNext(next)
      bundler.recompile()
      if (hasSameData(previous, next)) {
        await pages.refresh(next.routes, () => true)
      } else {
        pages.reset(next.routes)
        events.reload()
      }
      return true
    },
    close: () => bundler.close()
  }
}

/** Prepare to compile a site's pages. */
async function createState(
  devSite: ValidDevSite,
  cache: Cache
): Promise<DevState> {
  const mode = 'development'
  const compiler = await createSiteCompiler(devSite, { cache, mode })
  return { devSite, files: planDevFiles(devSite), compiler, cache }
}

/** Create a printer that prints each error once, however often it occurs. */
function createPrinter(contentDir: string) {
  const printed = new Set<string>()
  const print = (diagnostic: Diagnostic) => {
    const text = `${diagnostic.severity}: ${formatDiagnostic(diagnostic)}`
    if (printed.has(text)) return
    printed.add(text)
    console.warn(text)
  }
  return {
    printAll: (diagnostics: readonly Diagnostic[]) => {
      diagnostics.forEach(print)
    },
    printDiagnostics: ({ listDiagnostics }: SiteCompiler) => {
      for (const diagnostic of listDiagnostics()) {
        print(relativizePlace(diagnostic, contentDir))
      }
    }
  }
}
