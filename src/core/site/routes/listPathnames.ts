import { findSlugPlace } from '../../content/check/checkSlugs.ts'
import type { Diagnostic, SourceLocation } from '../../model/diagnostic.ts'
import { findRepeated } from '../../model/groupBy.ts'
import { toPathname, toPathnameKey } from '../../model/paths.ts'
import type { Site } from '../site.ts'
import type { PlannedRoute } from './plannedRoute.ts'

/** The pathname of a page or file, and where it comes from. */
export interface PlacedPathname {
  readonly pathname: string
  /** Name of the page or file in messages. */
  readonly name: string
  readonly place: SourceLocation
  /** Whether the file is in `static/`. */
  readonly isStatic?: boolean
}

/**
 * List the pathnames of all pages and files: first the built-in ones, then those
 * from the content.
 */
export function listPathnames(
  { content, files }: Pick<Site, 'content' | 'files'>,
  routes: readonly PlannedRoute[]
): readonly PlacedPathname[] {
  const isBuiltIn = ({ source, place }: PlannedRoute) => !source && !place
  return [
    ...routes
      .filter(isBuiltIn)
      .map(({ route }) => describeBuiltIn(route.pathname, 'page')),
    ...['sitemap.xml', ...files].map(file =>
      describeBuiltIn(`/${file}`, 'file')
    ),
    ...routes.filter(planned => !isBuiltIn(planned)).map(describePage),
    ...content.staticFiles.map(file => ({
      pathname: `/${file}`,
      name: `static/${file}`,
      place: { file: `static/${file}` },
      isStatic: true
    }))
  ]
}

/** Describe a page or file that isn't from the content. */
function describeBuiltIn(
  pathname: string,
  kind: 'page' | 'file'
): PlacedPathname {
  return {
    pathname,
    name: `the ${kind} ${pathname} of every site`,
    place: { file: 'site.ts' }
  }
}

function describePage(planned: PlannedRoute): PlacedPathname {
  const { route, source, place, owner } = planned
  const { pathname, title } = route
  if (owner !== undefined) {
    const name = `the page "${pathname}" of the hook "routes" of the feature "${owner}"`
    return { pathname, name, place: place ?? { file: 'site.ts' } }
  }
  if (source === undefined) {
    const name = `the page of the category "${title}"`
    return { pathname, name, place: place ?? { file: 'sidebars.ts' } }
  }
  return { pathname, name: source.file, place: findSlugPlace(source) }
}

/** Like {@link toPathnameKey}, but the leading slash is optional. */
export function toRouteKey(pathname: string): string {
  return toPathnameKey(toPathname(pathname))
}

/** Find pathnames that two pages or files share (behavior 8.12). */
export function findDuplicates(
  pathnames: readonly PlacedPathname[]
): readonly Diagnostic[] {
  return findRepeated(pathnames, ({ pathname }) => toRouteKey(pathname)).map(
    ({ item, first }) => ({
      severity: 'error',
      message: `Duplicate routes found! Attempting to create page at ${item.pathname}, but a page already exists at this route.`,
      place: item.place,
      hint: `${item.name} and ${first.name} have the same address. Rename one of them, or set a different "slug" in its front matter.`
    })
  )
}
