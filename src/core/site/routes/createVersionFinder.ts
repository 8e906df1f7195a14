import { type Href, type Pathname, toHref } from '../../model/paths.ts'
import { listSidebarNodes, type Site, type SiteVersion } from '../site.ts'

/**
 * Finds a page's pathname in each version that has it, by version name.
 *
 * @param page doc id, or pathname of another page
 */
export type VersionFinder = (
  page: string,
  version: SiteVersion
) => { readonly versions?: Readonly<Record<string, Href>> }

/**
 * Create a function that finds the other versions of a page. It omits versions
 * without the page; links to those fall back to their main doc (behavior 2.6.10).
 * On a site with one version it finds nothing.
 *
 * @param listPathnames lists the pages of a version besides docs and categories
 */
export function createVersionFinder(
  site: Site,
  listPathnames: (version: SiteVersion) => readonly Pathname[] = () => []
): VersionFinder {
  if (site.versions.length < 2) return () => ({})
  const { baseUrl } = site.client
  const hrefs = site.versions.map(version => ({
    name: version.data.name,
    byKey: new Map(
      [
        ...listPages(version),
        ...listPathnames(version).map(each => [each, each] as const)
      ].map(([page, pathname]) => [
        toVersionlessKey(page, version),
        toHref(baseUrl, pathname)
      ])
    )
  }))
  return (page, version) => {
    const key = toVersionlessKey(page, version)
    const entries = hrefs.flatMap(({ name, byKey }) => {
      const href = byKey.get(key)
      return href === undefined ? [] : [[name, href] as const]
    })
    return { versions: Object.fromEntries(entries) }
  }
}

function listPages({ docs, sidebars }: SiteVersion) {
  const categories = sidebars
    .flatMap(({ nodes }) => listSidebarNodes(nodes))
    .flatMap(({ node }) =>
      node.kind === 'category' && node.link?.kind === 'page' ? node.link : []
    )
  return [
    ...docs.map(({ id, pathname }) => [id, pathname] as const),
    ...categories.map(({ pathname }) => [pathname, pathname] as const)
  ]
}

/** Pathnames start with the version's path, ids don't. */
function toVersionlessKey(page: string, { basePath }: SiteVersion): string {
  return page.startsWith('/') ? page.slice(basePath.length) : page
}
