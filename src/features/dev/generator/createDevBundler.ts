import { type Configuration, rspack, type Stats } from '@rspack/core'
import { devMiddleware } from '@rspack/dev-middleware'
import { printPageModules } from '../../../core/bundle/printVirtualModules.ts'
import type { SiteFeatureModules } from '../../../core/bundle/promisedExports.ts'
import { readErrors } from '../../../core/bundle/runBundle.ts'
import type { Diagnostic } from '../../../core/model/diagnostic.ts'
import type { Exchange } from '../../../core/output/sendFile.ts'
import { packageRoot } from '../../../core/platform/packageRoot.ts'
import { nameChunk } from '../../../core/site/routes/nameChunk.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'

/** The bundler for the app and for requested pages with components. */
export interface DevBundler {
  /**
   * Answer a request with one of the bundler's files.
   *
   * @returns false if it has no such file
   */
  readonly answer: (exchange: Exchange) => Promise<boolean>
  /** Compile a page from now on; resolves when its files are ready. */
  readonly addPage: (page: PlannedRoute) => Promise<void>
  /** Rewrite the virtual modules of a compiled page. */
  readonly rewriteModules: (page: PlannedRoute) => void
  /** Recompile all pages that the site's new state affects. */
  readonly recompile: () => void
  readonly has: (page: PlannedRoute) => boolean
  /** Drop all other pages, from the next compilation on. */
  readonly keep: (pages: readonly PlannedRoute[]) => void
  readonly close: () => Promise<void>
}

/** The result of a compilation. */
interface DevCompilation {
  readonly hash: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Page entries by chunk name; the bundler reads them at each compilation. */
export type PageEntries = Map<string, string>

/**
 * Start the bundler. A compiler takes hundreds of megabytes, so a single one
 * runs while the app stays the same, and pages are added to it.
 *
 * @param options.contentDir absolute
 * @param options.siteFeatures to name the feature that a module belongs to
 */
export function createDevBundler(options: {
  readonly config: Configuration
  readonly entries: PageEntries
  readonly contentDir: string
  readonly siteFeatures: SiteFeatureModules
  readonly onCompiled: (compilation: DevCompilation) => void
}): DevBundler {
  const { config, entries, contentDir, siteFeatures, onCompiled } = options
  const compiler = rspack(config)
  const virtual = config.plugins?.find(
    each => each instanceof rspack.experiments.VirtualModulesPlugin
  )
  const write = createPageWriter(virtual)
  const waiting = createWaitingList()
  compiler.hooks.done.tap('pages', (stats: Stats) => {
    const { entrypoints } = stats.compilation
    onCompiled({
      hash: stats.hash ?? '',
      diagnostics: readErrors(stats, contentDir, siteFeatures)
    })
    waiting.release(name => entrypoints.has(name))
  })
  const middleware = devMiddleware(compiler, { index: false })

  return {
    answer: ({ request, response }) =>
      new Promise((resolve, reject) => {
        response.once('close', () => resolve(true))
        const next = () => resolve(response.headersSent)
        middleware(request, response, next).catch(reject)
      }),
    addPage: page => {
      const name = nameChunk(page.route.pathname)
      if (entries.has(name) && !waiting.has(name)) return Promise.resolve()
      const done = waiting.wait(name)
      // Modules can be added once the bundler has built the app. Answer
      // requests that wait for the same event first: the middleware fails
      // requests that it handles without a valid compilation.
      if (!entries.has(name)) {
        middleware.waitUntilValid(() =>
          queueMicrotask(() => {
            entries.set(name, write(page))
            middleware.invalidate(() => {})
          })
        )
      }
      return done
    },
    rewriteModules: page => {
      if (entries.has(nameChunk(page.route.pathname))) write(page)
    },
    recompile: () => {
      if (entries.size > 0) middleware.invalidate(() => {})
    },
    has: page => entries.has(nameChunk(page.route.pathname)),
    keep: pages => {
      const names = new Set(pages.map(({ route }) => nameChunk(route.pathname)))
      for (const name of entries.keys()) {
        if (!names.has(name)) entries.delete(name)
      }
      waiting.release(name => !names.has(name))
    },
    close: async () => {
      waiting.release(() => true)
      await new Promise<void>(resolve => middleware.close(() => resolve()))
      await new Promise<void>(resolve => compiler.close(() => resolve()))
    }
  }
}

/** Create a function that writes a page's virtual modules for the bundler. */
function createPageWriter(
  virtual:
    | InstanceType<typeof rspack.experiments.VirtualModulesPlugin>
    | undefined
) {
  const texts = new Map<string, string>()
  /** @returns the entry */
  return (page: PlannedRoute): string => {
    const { entry, modules } = printPageModules(packageRoot, page)
    for (const [file, text] of Object.entries(modules)) {
      if (texts.get(file) === text) continue
      texts.set(file, text)
      virtual?.writeModule(file, text)
    }
    return entry
  }
}

/** Create a list of requests that wait for a page to be compiled. */
function createWaitingList() {
  let waiting: { readonly name: string; readonly done: () => void }[] = []
  return {
    has: (name: string) => waiting.some(each => each.name === name),
    wait: (name: string) =>
      new Promise<void>(resolve => {
        waiting.push({ name, done: resolve })
      }),
    /** Stop waiting for pages that are compiled or dropped. */
    release: (isOver: (name: string) => boolean): void => {
      for (const { name, done } of waiting) if (isOver(name)) done()
      waiting = waiting.filter(({ name }) => !isOver(name))
    }
  }
}
