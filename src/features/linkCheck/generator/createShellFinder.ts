import type { ValuePath } from '../../../core/content/sourceLocator.ts'
import type { SourceLocation } from '../../../core/model/errors.ts'
import { createLinkHref, decodeLink } from '../../../core/model/paths.ts'
import { listSidebarNodes, type Site } from '../../../core/site/site.ts'

/** A link on every page, or on every page with a certain sidebar. */
interface ShellLink {
  /** As in the pages' HTML. */
  readonly hrefs: readonly string[]
  readonly place: SourceLocation
}

/**
 * Create a function that finds the source of a link in the navbar, the footer,
 * the announcement bar or a sidebar.
 */
export function createShellFinder(
  site: Site
): (href: string) => SourceLocation | undefined {
  const places = new Map<string, SourceLocation>()
  for (const { hrefs, place } of listShellLinks(site)) {
    for (const href of hrefs.map(decodeLink)) {
      if (!places.has(href)) places.set(href, place)
    }
  }
  return href => places.get(decodeLink(href))
}

function listShellLinks(site: Site): readonly ShellLink[] {
  const { config, siteLocator } = site.content
  const { baseUrl } = site.client
  const at = (path: ValuePath) => siteLocator.findValue(path)
  return [
    ...listTargets(config, []).map(({ target, isMarkup, path }) => ({
      // Fields get the base URL, markup doesn't.
      hrefs: [isMarkup ? target : createLinkHref(baseUrl, target)],
      place: at(path)
    })),
    ...site.versions.flatMap(({ sidebars }) =>
      sidebars.flatMap(({ nodes }) =>
        listSidebarNodes(nodes).flatMap(({ node }) =>
          node.kind === 'link'
            ? [
                {
                  hrefs: [node.href, createLinkHref(baseUrl, node.href)],
                  place: node.place
                }
              ]
            : []
        )
      )
    )
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
