import { createHref, createPathname, type Href } from '../../model/paths.ts'
import { type Site, type SiteVersion, walkNodes } from '../site/site.ts'

/** A docs page, identified across versions. */
export type VersionedPage =
  | { readonly kind: 'doc'; readonly id: string }
  | { readonly kind: 'category' | 'tag'; readonly pathname: string }

/** Find a page in each version that has it, by version name. */
export type VersionFinder = (
  page: VersionedPage,
  version: SiteVersion
) => { readonly versions?: Readonly<Record<string, Href>> }

/**
 * Create the finder of a page's other versions. Versions without the page are
 * left out: their main doc stands in for it (behaviour 2.6.10). With only one
 * version there is nothing to find.
 */
export function createVersionFinder(site: Site): VersionFinder {
  if (site.versions.length < 2) return () => ({})
  const { baseUrl } = site.client
  const hrefs = site.versions.map(version => ({
    name: version.data.name,
    byKey: createKeyedHrefs(version, baseUrl)
  }))
  return (page, version) => {
    const key = createKey(page, version)
    const entries = hrefs.flatMap(({ name, byKey }) => {
      const href = byKey.get(key)
      return href === undefined ? [] : [[name, href] as const]
    })
    return { versions: Object.fromEntries(entries) }
  }
}

function createKeyedHrefs(
  version: SiteVersion,
  baseUrl: string
): ReadonlyMap<string, Href> {
  const docs = version.docs.map(
    doc => [{ kind: 'doc', id: doc.id }, doc.pathname] as const
  )
  const categories = version.sidebars
    .flatMap(({ nodes }) => walkNodes(nodes))
    .flatMap(({ node }) => {
      if (node.kind !== 'category' || node.link?.kind !== 'page') return []
      const { pathname } = node.link
      return [[{ kind: 'category', pathname }, pathname] as const]
    })
  const tags = version.tags.map(
    ({ pathname }) => [{ kind: 'tag', pathname }, pathname] as const
  )
  const index = createPathname(`${version.basePath}/tags`)
  const indexes =
    tags.length > 0 ? [[{ kind: 'tag', pathname: index }, index] as const] : []
  return new Map(
    [...docs, ...categories, ...tags, ...indexes].map(([page, pathname]) => [
      createKey(page, version),
      createHref(baseUrl, pathname)
    ])
  )
}

/** Other pages have no id; their path below the version's identifies them. */
function createKey(page: VersionedPage, { basePath }: SiteVersion): string {
  return page.kind === 'doc'
    ? `doc ${page.id}`
    : `${page.kind} ${page.pathname.slice(basePath.length)}`
}
