import path from 'node:path'
import type { Pluggable } from 'unified'
import { findSiteModule } from '../content/findSiteModule.ts'
import {
  importSiteModule,
  showSiteModule
} from '../content/read/importSiteModule.ts'
import type { SiteCode } from '../content/read/runSiteCode.ts'
import type { ResolvedSiteConfig } from '../content/schema/siteConfig.ts'
import type { SitePlugins } from '../markdown/markdownContext.ts'
import { markUncacheable } from '../platform/cache/track.ts'
import { inspectModule } from './inspectModule.ts'
import { guardPlugin, type Transform } from './trackFeature.ts'

/**
 * Load the plugins named in `site.ts`.
 *
 * @param contentDir absolute path of the content folder
 * @throws DiagnosticError if one throws or isn't a function
 */
export async function loadPlugins(
  config: Pick<ResolvedSiteConfig, 'remarkPlugins' | 'rehypePlugins'>,
  contentDir: string
): Promise<SitePlugins> {
  const load = (given: ResolvedSiteConfig['remarkPlugins']) =>
    Promise.all(given.map(plugin => loadPlugin(plugin, contentDir)))
  const remark = await load(config.remarkPlugins)
  const rehype = await load(config.rehypePlugins)
  return {
    remark: remark.map(({ plugin }) => plugin),
    rehype: rehype.map(({ plugin }) => plugin),
    version: JSON.stringify(
      [remark, rehype].map(list => list.map(({ version }) => version))
    )
  }
}

async function loadPlugin(
  given: ResolvedSiteConfig['remarkPlugins'][number],
  contentDir: string
): Promise<{ readonly plugin: Pluggable; readonly version: string }> {
  const [name, options] = typeof given === 'string' ? [given] : given
  const found = findSiteModule(name, contentDir)
  if (found === undefined) throw new Error(`No module ${name}.`)
  const loading = importSiteModule(
    { kind: 'plugin', name, found, contentDir },
    exported => {
      if (typeof exported === 'function') return exported as Transform
      throw new TypeError("it isn't a function")
    }
  )
  const { value, location } = await loading
  const { hash, canRead, isPure } = await inspectModule(found.file, contentDir)
  if (!isPure) markUncacheable()
  const code: SiteCode = {
    name: `plugin "${name}"`,
    file: showSiteModule(name),
    contentDir,
    folder: path.dirname(location),
    hint: 'Fix the plugin, or remove it from site.ts.'
  }
  const plugin = guardPlugin(code, value, canRead)
  return {
    plugin: (options === undefined ? plugin : [plugin, options]) as Pluggable,
    version: JSON.stringify([name, hash, options ?? null])
  }
}
