import { comparePlaces } from '../../../core/content/comparePlaces.ts'
import type { ValuePath } from '../../../core/content/sourceLocator.ts'
import type { SourceLocation } from '../../../core/model/diagnostic.ts'
import { groupBy } from '../../../core/model/groupBy.ts'
import { decodeLinkIfValid, toLinkHref } from '../../../core/model/paths.ts'
import type { PlacedLink } from '../../../core/pages/placeLinks.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import { listSidebarNodes, type Site } from '../../../core/site/site.ts'

/** A link on every page, or on every page with a certain sidebar. */
interface ShellLink {
  /** As in the pages' HTML. */
  readonly href: string
  readonly place: SourceLocation
}

/**
 * Create a function that finds a link in the source of a page or of partials.
 *
 * @param links in any order; of several that are the same, the first by file and line
 * is reported
 * @param routes of all pages, to tell their files from partials
 */
export function createPageLinkLocator(
  links: readonly PlacedLink[],
  routes: readonly PlannedRoute[]
): (href: string, page: PlannedRoute) => SourceLocation | undefined {
  const byHref = groupBy(links.toSorted(comparePlaces), link =>
    decodeLinkIfValid(link.href)
  )
  const pageFiles = new Set<string>(
    routes.flatMap(({ source }) => source?.file ?? [])
  )
  return (href, { source }) => {
    const same = byHref.get(decodeLinkIfValid(href)) ?? []
    const found =
      same.find(({ place }) => place.file === source?.file) ??
      // Lists have no file, and show the links of posts.
      same.find(({ place }) => !source || !pageFiles.has(place.file))
    return found?.place
  }
}

/**
 * Create a function that finds the source of a link in the navbar, the footer,
 * the announcement bar or a sidebar.
 */
export function createShellLinkLocator(
  site: Site
): (href: string) => SourceLocation | undefined {
  const links = groupBy(listShellLinks(site), ({ href }) =>
    decodeLinkIfValid(href)
  )
  return href => links.get(decodeLinkIfValid(href))?.[0]?.place
}

function listShellLinks(site: Site): readonly ShellLink[] {
  const { content, client, versions } = site
  const nodes = versions.flatMap(({ sidebars }) =>
    sidebars.flatMap(sidebar => listSidebarNodes(sidebar.nodes))
  )
  return [
    ...listTargets(content.config, []).map(({ target, isMarkup, path }) => ({
      // Fields get the base URL, markup doesn't.
      href: isMarkup ? target : toLinkHref(client.baseUrl, target),
      place: content.siteLocator.findValue(path)
    })),
    ...nodes.flatMap(({ node }) => {
      if (node.kind !== 'link') return []
      const { href, place } = node
      return [href, toLinkHref(client.baseUrl, href)].map(each => ({
        href: each,
        place
      }))
    })
  ]
}

interface Target {
  readonly target: string
  readonly isMarkup: boolean
  readonly path: ValuePath
}

/** Addresses in a configuration: `to`, `href` and links in markup. */
function listTargets(value: unknown, path: ValuePath): readonly Target[] {
  if (typeof value === 'string') {
    const key = path.at(-1)
    if (key === 'to' || key === 'href') {
      return [{ target: value, isMarkup: false, path }]
    }
    return [...value.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => ({
      target,
      isMarkup: true,
      path
    }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    listTargets(inner, [...path, Array.isArray(value) ? Number(key) : key])
  )
}
