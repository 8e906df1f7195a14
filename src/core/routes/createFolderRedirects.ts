import { listSidebarNodes, type Site, type SiteVersion } from '../site/site.ts'
import { createAddressKey } from './addresses.ts'
import type { Redirect } from './redirect.ts'

/**
 * Redirect each docs folder without a page to its first page in sidebar order, for
 * readers who shorten URLs.
 *
 * @param taken keys of addresses that are in use
 */
export function createFolderRedirects(
  { versions }: Pick<Site, 'versions'>,
  taken: ReadonlySet<string>
): readonly Redirect[] {
  const first = new Map<string, Redirect>()
  for (const version of versions) {
    for (const to of listPathnames(version)) {
      for (const from of listFolders(to, version.basePath)) {
        const key = createAddressKey(from)
        if (!taken.has(key) && !first.has(key)) first.set(key, { from, to })
      }
    }
  }
  return [...first.values()]
}

/** List the docs that aren't unlisted, those in sidebars first. */
function listPathnames({ sidebars, docs }: SiteVersion): readonly string[] {
  const ordered = sidebars
    .flatMap(({ nodes }) => listSidebarNodes(nodes))
    .flatMap(({ node }) => (node.kind === 'doc' ? node.doc : []))
  return [...ordered, ...docs]
    .filter(({ isUnlisted, isDraft }) => !isUnlisted && !isDraft)
    .map(({ pathname }) => pathname)
}

/** `/docs/a/b/c` is in `/docs/a/b` and `/docs/a`. */
function listFolders(pathname: string, base: string): readonly string[] {
  if (!pathname.startsWith(`${base}/`)) return []
  const names = pathname
    .slice(base.length + 1)
    .split('/')
    .filter(Boolean)
  return names
    .slice(0, -1)
    .map((_, index) => `${base}/${names.slice(0, index + 1).join('/')}`)
}
