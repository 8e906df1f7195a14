import { type Pathname, toPathnameKey } from '../../../core/model/paths.ts'
import type { PageRecord } from '../../../core/model/route.ts'
import { printPageManifests } from '../../../core/output/printPageManifests.ts'
import {
  nameSidebarFiles,
  printSidebar
} from '../../../core/render/nameSidebarFiles.ts'
import { nameChunk } from '../../../core/site/routes/nameChunk.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import type { ValidDevSite } from './readDevSite.ts'

/** Finds what a build would have written, by paths relative to the base. */
export interface DevFiles {
  /** The page that a script or style sheet belongs to. */
  readonly findPageOf: (file: string) => PlannedRoute | undefined
  /** A manifest of pages or a sidebar. */
  readonly findData: (file: string) => string | undefined
  /** The page at an address. */
  readonly findPage: (pathname: string) => PlannedRoute | undefined
}

/**
 * Plan a site's files; the first data request creates the data of all pages.
 */
export function planDevFiles(devSite: ValidDevSite): DevFiles {
  const { routes } = devSite
  const pages = new Map(
    routes.map(page => [toPathnameKey(page.route.pathname), page])
  )
  const pageFiles = new Map(
    routes.flatMap(page =>
      listPageFiles(page.route.pathname).map(file => [file, page] as const)
    )
  )
  let data: ReadonlyMap<string, string> | undefined
  return {
    findPageOf: file => pageFiles.get(file),
    findData: file => {
      data ??= createData(devSite)
      return data.get(file)
    },
    findPage: pathname => pages.get(toPathnameKey(pathname))
  }
}

/**
 * List the files that a page may have. Only its compilation shows which ones it
 * has, so a page without styles gets an empty style sheet.
 */
function listPageFiles(pathname: Pathname): readonly string[] {
  const name = `assets/${nameChunk(pathname)}`
  return [`${name}.css`, `${name}.js`]
}

function createData({
  site,
  routes,
  redirects
}: ValidDevSite): ReadonlyMap<string, string> {
  const sidebars = nameSidebarFiles(site)
  const records = routes.map(
    ({ route: { pathname }, sidebarKey = '' }): PageRecord => ({
      pathname,
      files: listPageFiles(pathname),
      sidebar: sidebars.get(sidebarKey)?.file
    })
  )
  const manifests = printPageManifests(records, redirects, site.client)
  return new Map([
    ...manifests.map(({ file, text }) => [file, text] as const),
    ...[...sidebars.values()].map(
      ({ file, sidebar }) => [file, printSidebar(sidebar)] as const
    )
  ])
}
