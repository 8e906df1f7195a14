import path from 'node:path'
import type { LoadedFeature } from '../feature.ts'
import type { ClientSite } from '../model/site.ts'
import { nameChunk } from '../site/routes/nameChunk.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import {
  type PageViewChunk,
  planPageViews
} from '../site/routes/planPageViews.ts'
import { listPromisedExports } from './promisedExports.ts'

/** In-memory modules, by absolute path. */
interface VirtualModules {
  readonly modules: Readonly<Record<string, string>>
  /** Entries of pages for the client bundle: chunk name → module. */
  readonly pageEntries: Readonly<Record<string, string>>
  readonly siteModule: string
  readonly pagesModule: string
  readonly featuresModule: string
  /** Registers the page components of all features. */
  readonly viewsModule: string
  /** Entries of page components: chunk name → module. */
  readonly viewEntries: Readonly<Record<string, string>>
  readonly earlyScriptModule: string
}

/**
 * Print the modules that connect content and client: one per page, an index of
 * pages for the server, the site, the features and the early script.
 *
 * @param root of the project; the modules are in its `virtual/` folder
 */
export function printVirtualModules(
  root: string,
  site: ClientSite,
  features: readonly LoadedFeature[],
  routes: readonly PlannedRoute[]
): VirtualModules {
  const locate = (...parts: readonly string[]) =>
    path.join(root, 'virtual', ...parts)
  const pages = routes.map(planned => ({
    planned,
    ...printPageModules(root, planned)
  }))
  const siteModule = locate('site.js')
  const pagesModule = locate('pages.js')
  const featuresModule = locate('features.js')
  const earlyScriptModule = locate('earlyScript.js')
  const viewsModule = locate('views.js')
  const views = planPageViews(features).map(view => ({
    view,
    entry: locate(`${view.name}.js`)
  }))
  return {
    siteModule,
    pagesModule,
    featuresModule,
    viewsModule,
    viewEntries: Object.fromEntries(
      views.map(({ view, entry }) => [view.name, entry])
    ),
    earlyScriptModule,
    pageEntries: Object.fromEntries(
      pages.map(({ name, entry }) => [name, entry])
    ),
    modules: {
      [siteModule]: `export const site = ${JSON.stringify(site)}\n`,
      [pagesModule]: `${printPromisedExports(features)}export const pages = {\n${pages
        .map(
          ({ planned, module }) =>
            `  ${JSON.stringify(planned.route.pathname)}: () => import(${JSON.stringify(module)})`
        )
        .join(',\n')}\n}\n`,
      [featuresModule]: printFeaturesModule(features),
      [viewsModule]: views
        .map(({ entry }) => `import ${JSON.stringify(entry)}\n`)
        .join(''),
      ...Object.fromEntries(
        views.map(({ view, entry }) => [entry, printPageView(root, view)])
      ),
      [earlyScriptModule]: printEarlyScriptModule(root, site, features),
      ...Object.assign({}, ...pages.map(({ modules }) => modules))
    }
  }
}

function printFeaturesModule(features: readonly LoadedFeature[]): string {
  const clientModules = features.flatMap(({ folder, client }) =>
    client?.module ? path.join(folder, client.module) : []
  )
  const imports = clientModules.map(
    (file, index) => `import feature${index} from ${JSON.stringify(file)}`
  )
  const names = clientModules.map((_, index) => `feature${index}`)
  return `${imports.join('\n')}\nexport const features = [${names.join(', ')}]\n`
}

/**
 * Export again what features promise, so that the bundler also reports what no page
 * uses. Other promised exports are imported anyway.
 */
function printPromisedExports(features: readonly LoadedFeature[]): string {
  return listPromisedExports(features)
    .filter(({ name }) => name !== 'default')
    .map(
      ({ name, file }, index) =>
        `export { ${name} as promised${index} } from ${JSON.stringify(file)}\n`
    )
    .join('')
}

/** Print a module that registers a page component. */
function printPageView(root: string, { file, kinds }: PageViewChunk): string {
  const registry = path.join(root, 'src/core/client/state/loadedPageViews.ts')
  return `import View from ${JSON.stringify(file)}
import { loadedPageViews } from ${JSON.stringify(registry)}
for (const kind of ${JSON.stringify(kinds)}) loadedPageViews[kind] = View
`
}

/**
 * Print the entry of the inline script in each document. It includes the code for
 * announcements only if there's an announcement, and that of features that have
 * some.
 */
export function printEarlyScriptModule(
  root: string,
  { colorMode, announcementBar: bar }: ClientSite,
  features: readonly LoadedFeature[]
): string {
  const file = path.join(root, 'src/core/client/boot/earlyScript.ts')
  const calls = [`earlyScript(${JSON.stringify(colorMode)})`]
  if (bar) {
    const { id, isCloseable } = bar
    calls.push(`announceEarly(${JSON.stringify({ id, isCloseable })})`)
  }
  const names = bar ? 'announceEarly, earlyScript' : 'earlyScript'
  const imports = features.flatMap(({ folder, client }) =>
    client?.earlyModule
      ? `import ${JSON.stringify(path.join(folder, client.earlyModule))}\n`
      : []
  )
  return `import { ${names} } from ${JSON.stringify(file)}\n${imports.join('')}${calls.join('\n')}\n`
}

/** The modules of one page. */
interface PageModules {
  /** Chunk name. */
  readonly name: string
  /** Absolute path of the module that contains the page. */
  readonly module: string
  /** Absolute path of the module that registers the page. */
  readonly entry: string
  readonly modules: Readonly<Record<string, string>>
}

/**
 * Print the modules of one page.
 *
 * @param root of the project
 */
export function printPageModules(
  root: string,
  planned: PlannedRoute
): PageModules {
  const name = nameChunk(planned.route.pathname)
  const module = path.join(root, 'virtual', `${name}.js`)
  const entry = path.join(root, 'virtual', `${name}.entry.js`)
  const printSource = (file: string) =>
    JSON.stringify(path.join(root, 'src', file))
  const text = printPageModule(planned)
  const registry = printSource('core/client/navigation/pageRegistry.ts')
  return {
    name,
    module,
    entry,
    modules: { [module]: text, [entry]: printPageEntry(module, registry) }
  }
}

/** In development, the entry accepts hot updates of the page. */
function printPageEntry(module: string, registry: string): string {
  const page = JSON.stringify(module)
  return `import * as page from ${page}
import { registerPage } from ${registry}
registerPage(page)
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept(${page}, () => registerPage(page))
}
`
}

function printPageModule({ route, contents }: PlannedRoute): string {
  const imports = contents.map(
    (specifier, index) =>
      `import * as content${index} from ${JSON.stringify(specifier)}`
  )
  const names = contents.map((_, index) => `content${index}`)
  return [
    ...imports,
    `export const route = ${JSON.stringify(route)}`,
    `export const contents = [${names.join(', ')}]`,
    ''
  ].join('\n')
}
