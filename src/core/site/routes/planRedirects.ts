import type { SourceLocation } from '../../model/diagnostic.ts'
import { listSidebarNodes, type Site, type SiteVersion } from '../site.ts'
import { listPathnames, toRouteKey } from './listPathnames.ts'
import type { PlannedRoute } from './plannedRoute.ts'

/**
 * Plan the redirects: configured ones and aliases of pages. Unless in use, `/`
 * and the docs root redirect to the main doc, and docs folders to their first
 * page.
 */
export function planRedirects(
  site: Site,
  routes: readonly PlannedRoute[]
): readonly Redirect[] {
  const requested = listRedirects(site, routes).map(({ from, to }) => ({
    from,
    to
  }))
  const taken = new Set(
    [
      ...listPathnames(site, routes).map(({ pathname }) => pathname),
      ...requested.map(({ from }) => from)
    ].map(toRouteKey)
  )
  const last = site.versions.find(({ data }) => data.isLast)
  const roots = [
    { from: '/', to: last?.mainDoc?.pathname },
    ...site.versions.map(({ basePath, mainDoc }) => ({
      from: basePath,
      to: mainDoc?.pathname
    }))
  ].flatMap(({ from, to }) =>
    to === undefined || from === '' || taken.has(toRouteKey(from))
      ? []
      : [{ from, to }]
  )
  for (const { from } of roots) taken.add(toRouteKey(from))
  return [...roots, ...createFolderRedirects(site, taken), ...requested]
}

/** A redirect, in one hop. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/** A redirect or alias as written. */
export interface DeclaredRedirect {
  readonly from: string
  readonly to: string
  /** Source position of `from`. */
  readonly place: SourceLocation
  readonly toPlace: SourceLocation
}

/** List the aliases of pages and the redirects in the configuration. */
export function listRedirects(
  { content }: Pick<Site, 'content'>,
  routes: readonly PlannedRoute[]
): readonly DeclaredRedirect[] {
  const { config, siteLocator } = content
  return [
    ...routes.flatMap(({ route: { pathname }, source }) =>
      source === undefined
        ? []
        : (source.frontMatter?.aliases ?? []).map((from, index) => {
            const place = source.locator.findValue(['aliases', index])
            return { from, to: pathname, place, toPlace: place }
          })
    ),
    ...config.redirects.map(({ from, to }, index) => ({
      from,
      to,
      place: siteLocator.findValue(['redirects', index, 'from']),
      toPlace: siteLocator.findValue(['redirects', index, 'to'])
    }))
  ]
}

/**
 * Redirect each docs folder without a page to its first page in sidebar order, for
 * readers who shorten URLs.
 *
 * @param taken keys of pathnames that are in use
 */
function createFolderRedirects(
  { versions }: Pick<Site, 'versions'>,
  taken: ReadonlySet<string>
): readonly Redirect[] {
  const first = new Map<string, Redirect>()
  for (const version of versions) {
    for (const to of listListedDocs(version)) {
      for (const from of listFolders(to, version.basePath)) {
        const key = toRouteKey(from)
        if (!taken.has(key) && !first.has(key)) first.set(key, { from, to })
      }
    }
  }
  return [...first.values()]
}

/** List the pathnames of docs that aren't unlisted, those in sidebars first. */
function listListedDocs({ sidebars, docs }: SiteVersion): readonly string[] {
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
