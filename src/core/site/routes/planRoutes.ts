import path from 'node:path'
import { isSiteFeature } from '../../content/isSiteFeature.ts'
import type { LoadedFeature } from '../../feature.ts'
import { DiagnosticError } from '../../model/diagnostic.ts'
import { dropBreakHints } from '../../model/dropBreakHints.ts'
import { toPathname } from '../../model/paths.ts'
import type { LandingRoute, NamedPage, Route } from '../../model/route.ts'
import { trackIsFile } from '../../platform/cache/trackedFiles.ts'
import type { Site } from '../site.ts'
import { parseContentRequest, printContentRequest } from './contentRequest.ts'
import { createVersionFinder } from './createVersionFinder.ts'
import { planDocRoutes } from './planDocRoutes.ts'
import type { PlannedRoute } from './plannedRoute.ts'

/** Plan every page of the site (specification §2). */
export function planRoutes(site: Site): readonly PlannedRoute[] {
  const findVersions = createVersionFinder(site)
  const routes = [
    ...createLandingRoutes(site),
    ...site.versions.flatMap(version =>
      planDocRoutes(site, version, findVersions)
    )
  ]
  const all = site.content.features.reduce<readonly PlannedRoute[]>(
    (planned, feature) => runRoutesHook(feature, site, planned),
    routes
  )
  return [...all, ...createBuiltInRoutes(site, all)]
    .map(addLanguage)
    .map(cleanMetadata)
}

/**
 * Let a feature add pages, if it has the hook.
 *
 * @throws DiagnosticError if a page shows a file that the feature doesn't have
 */
function runRoutesHook(
  feature: LoadedFeature,
  site: Site,
  pages: readonly PlannedRoute[]
): readonly PlannedRoute[] {
  const { routes, file } = feature
  if (routes === undefined) return pages
  const known = new Set<string>(pages.map(({ route }) => route.pathname))
  const all = routes(site, pages)
  if (isSiteFeature(feature)) refuseDropped(feature, pages, all)
  return all.map(page => {
    if (known.has(page.route.pathname)) return page
    const located = locateContents(page, feature)
    // Mistakes in a page without a source are the feature's.
    return !isSiteFeature(feature) || page.source
      ? located
      : {
          ...located,
          owner: feature.name,
          ...(file && !page.place && { place: { file } })
        }
  })
}

/**
 * Pages are removed by their authors, not by features.
 *
 * @throws DiagnosticError if a feature returns too few pages
 */
function refuseDropped(
  { name, file }: LoadedFeature,
  pages: readonly PlannedRoute[],
  all: readonly PlannedRoute[]
): void {
  const left = new Set<string>(all.map(({ route }) => route.pathname))
  const dropped = pages.find(({ route }) => !left.has(route.pathname))
  if (dropped === undefined) return
  throw new DiagnosticError({
    message: `The hook "routes" of the feature "${name}" drops the page "${dropped.route.pathname}".`,
    ...(file && { place: { file } }),
    hint: 'Return all pages, as in [...planned, { route, contents: [] }].'
  })
}

/** Find the files in the feature's folder that a page shows. */
function locateContents(
  page: PlannedRoute,
  { name, folder, file }: LoadedFeature
): PlannedRoute {
  const contents = page.contents.map(specifier => {
    if (!specifier.startsWith('./')) return specifier
    const location = path.join(folder, specifier)
    if (trackIsFile(parseContentRequest(location).file)) return location
    throw new DiagnosticError({
      message: `The feature "${name}" has no file "${specifier.slice(2)}", which the page "${page.route.pathname}" of its hook "routes" shows.`,
      ...(file && { place: { file } }),
      hint: "Correct the path: it starts from the feature's folder."
    })
  })
  return { ...page, contents }
}

/**
 * Drop break hints from title and description, which end up in tabs, previews, search
 * results and lists.
 */
function cleanMetadata(planned: PlannedRoute): PlannedRoute {
  const { title, description } = planned.route
  const route = {
    ...planned.route,
    ...(title !== undefined && { title: dropBreakHints(title) }),
    ...(description !== undefined && {
      description: dropBreakHints(description)
    })
  }
  return { ...planned, route }
}

/** Set the language of an untranslated page. */
function addLanguage(planned: PlannedRoute): PlannedRoute {
  const writtenIn = planned.source?.writtenIn
  return writtenIn === undefined
    ? planned
    : { ...planned, route: { ...planned.route, writtenIn } }
}

function createLandingRoutes(site: Site): readonly PlannedRoute[] {
  const { landing } = site.content
  if (landing === undefined) return []
  const pathname = toPathname('/')
  const isSiteTitle = landing.title === site.client.title
  const route: LandingRoute = {
    kind: 'landing',
    pathname,
    isUnlisted: false,
    title: isSiteTitle ? undefined : landing.title,
    description: landing.description
  }
  const { absolutePath: file, format } = landing
  const contents = [printContentRequest({ file, format })]
  return [{ route, contents, source: landing }]
}

/** Create the pages that every site has. */
function createBuiltInRoutes(
  site: Site,
  routes: readonly PlannedRoute[]
): readonly PlannedRoute[] {
  const { texts } = site
  const notFound: Route = {
    kind: 'notFound',
    pathname: toPathname('/404'),
    title: texts.notFoundTitle,
    description: texts.notFoundText,
    isUnlisted: true,
    isInternal: true,
    starts: listEntryPoints(site, routes)
  }
  return [{ route: notFound, contents: [] }]
}

function listEntryPoints(
  { client, versions }: Site,
  routes: readonly PlannedRoute[]
): readonly NamedPage[] {
  const mainDoc = versions.find(({ data }) => data.isLast)?.mainDoc
  const starts = [
    routes.find(({ route }) => route.kind === 'landing'),
    routes.find(({ route }) => route.pathname === mainDoc?.pathname),
    ...routes.filter(({ traits }) => traits?.isEntryPoint)
  ]
  return starts
    .filter(start => start !== undefined)
    .map(({ route }) => ({
      path: route.pathname,
      title: route.title ?? client.title
    }))
}
