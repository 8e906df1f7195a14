import { type Configuration, rspack } from '@rspack/core'
import { projectRoot } from '../bundle/createBundleInput.ts'
import { createSidebarFiles } from '../output/createSidebarFiles.ts'
import { createVirtualModules } from '../routes/createVirtualModules.ts'
import type { SoundDevSite } from './readDevSite.ts'

/** What a change of the content came to. */
export type Taken =
  /** Pages of their own have changed, or nothing that is shown. */
  | 'own'
  /** Something that more than one page shows, or knows. */
  | 'shared'
  /** The bundler would have to be told of other pages. */
  | 'unable'

/** The modules in memory that a running bundler reads. */
export interface DevModules {
  /** Write the modules that have changed; the bundler replaces them. */
  readonly take: (next: SoundDevSite) => Taken
}

/** Create the writer of modules for a bundler that runs. */
export function createDevModules(started: {
  readonly read: SoundDevSite
  readonly modules: Readonly<Record<string, string>>
  readonly config: Configuration
}): DevModules {
  const plugin = started.config.plugins?.find(
    each => each instanceof rspack.experiments.VirtualModulesPlugin
  )
  let shown = started.read
  let modules = started.modules
  return {
    take: next => {
      const { site, routes } = next
      const virtual = createVirtualModules(projectRoot, site.client, routes)
      const changed = Object.entries(virtual.modules).filter(
        ([file, text]) => modules[file] !== text
      )
      const isSameShape =
        createShape(shown) === createShape(next) &&
        Object.keys(modules).join() === Object.keys(virtual.modules).join() &&
        changed.every(([file]) => file !== virtual.earlyScriptModule)
      if (!isSameShape || plugin === undefined) return 'unable'
      const isShared = createShared(shown) !== createShared(next)
      shown = next
      modules = virtual.modules
      for (const [file, text] of changed) plugin.writeModule(file, text)
      return isShared ? 'shared' : 'own'
    }
  }
}

/** What the bundler and the server were started with. */
function createShape({ site }: SoundDevSite): string {
  return JSON.stringify([site.client.baseUrl, site.texts])
}

/** What the tab has asked the server for, and keeps. */
function createShared({ site, redirects }: SoundDevSite): string {
  const sidebars = [...createSidebarFiles(site).values()].map(
    ({ sidebar }) => sidebar
  )
  return JSON.stringify([site.client, sidebars, redirects])
}
