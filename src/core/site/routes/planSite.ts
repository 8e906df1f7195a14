import type { Content } from '../../content/content.ts'
import {
  applyLevel,
  type Diagnostic,
  DiagnosticError,
  isError
} from '../../model/diagnostic.ts'
import type { ClientSite } from '../../model/site.ts'
import { resolveSite, type SiteOptions } from '../resolveSite.ts'
import type { Site } from '../site.ts'
import { checkLengths } from './checkLengths.ts'
import { checkRedirects } from './checkRedirects.ts'
import { findDuplicates, listPathnames, toRouteKey } from './listPathnames.ts'
import { listStaticPaths } from './listStaticPaths.ts'
import type { PlannedRoute } from './plannedRoute.ts'
import { planRoutes } from './planRoutes.ts'

/** The site of one locale, and its pages. */
export interface SiteWithRoutes {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
}

/**
 * Plan the site of a locale and its pages.
 *
 * @throws DiagnosticError with all mistakes found in the content so far, unless all of
 * them are in front matter
 */
export function planSite(
  content: Content,
  options: SiteOptions
): SiteWithRoutes {
  const { site, fatal } = resolveSite(content, options)
  const routes = planRoutes(site)
  const pathnames = listPathnames(site, routes)
  const duplicates = findDuplicates(pathnames)
  const isDuplicate = ({ source }: PlannedRoute) =>
    duplicates.some(({ place }) => source && place?.file === source.file)
  if (content.isLenient && routes.some(isDuplicate)) {
    return planWithoutDuplicates(content, options, { routes, duplicates })
  }
  const found = [
    ...fatal,
    ...duplicates,
    ...checkLengths(pathnames, site.client.baseUrl),
    ...checkRedirects({ site, routes }, pathnames)
  ]
  if (found.length > 0) {
    const deferred = site.diagnostics.filter(isError)
    throw new DiagnosticError([...deferred, ...found])
  }
  return { site: { ...site, client: addStaticPaths(site, routes) }, routes }
}

/**
 * Without a `site.ts`, the first of two pages keeps their pathname. Plan the site
 * again without the others, and report them as warnings.
 */
function planWithoutDuplicates(
  content: Content,
  options: SiteOptions,
  {
    routes,
    duplicates
  }: {
    readonly routes: readonly PlannedRoute[]
    readonly duplicates: readonly Diagnostic[]
  }
): SiteWithRoutes {
  const files = duplicates.flatMap(({ place }) => place?.file ?? [])
  const omitted = new Set([...(options.omitted ?? []), ...files])
  const kept = planSite(content, { ...options, omitted })
  const diagnostics = [
    ...kept.site.diagnostics,
    ...applyLevel('warn', duplicates)
  ]
  return {
    site: { ...kept.site, diagnostics },
    routes: kept.routes.map(planned => addReplaced(planned, routes))
  }
}

/**
 * Add the files of pages with the same pathname, which aren't shown: links to them
 * lead to this page, and the duplicate is a warning already.
 */
function addReplaced(
  planned: PlannedRoute,
  all: readonly PlannedRoute[]
): PlannedRoute {
  const key = toRouteKey(planned.route.pathname)
  const replaced = all.flatMap(({ route, source }) =>
    source !== undefined &&
    source.file !== planned.source?.file &&
    toRouteKey(route.pathname) === key
      ? source.absolutePath
      : []
  )
  return replaced.length === 0 ? planned : { ...planned, replaced }
}

function addStaticPaths(
  { client, content, files }: Site,
  routes: readonly PlannedRoute[]
): ClientSite {
  const staticPaths = listStaticPaths(
    [...content.staticFiles, ...files],
    routes.map(({ route }) => route.pathname)
  )
  return staticPaths.length === 0 ? client : { ...client, staticPaths }
}
