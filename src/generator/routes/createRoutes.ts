import { createPathname } from '../../model/paths.ts'
import type { LandingRoute, NamedPage, Route } from '../../model/route.ts'
import type { Site } from '../site/site.ts'
import { createAddressKey, listAddresses } from './addresses.ts'
import { createBlogRoutes } from './createBlogRoutes.ts'
import { createDocRoutes } from './createDocRoutes.ts'
import { createTopicRoots } from './createTopicRoots.ts'
import { createVersionFinder } from './createVersionFinder.ts'
import { listRedirects } from './listRedirects.ts'
import { createContentRequest, type PlannedRoute } from './plannedRoute.ts'

/** An address that leads to another, in one hop. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/** Create every page of the site (specification §2). */
export function createRoutes(site: Site): readonly PlannedRoute[] {
  const findVersions = createVersionFinder(site)
  const routes = [
    ...createLandingRoute(site),
    ...site.versions.flatMap(version =>
      createDocRoutes(site, version, findVersions)
    ),
    ...createBlogRoutes(site)
  ]
  return [...routes, ...createPlainRoutes(site, routes)].map(addLanguage)
}

/** An untranslated page says which language it is in. */
function addLanguage(planned: PlannedRoute): PlannedRoute {
  const writtenIn = planned.source?.writtenIn
  return writtenIn === undefined
    ? planned
    : { ...planned, route: { ...planned.route, writtenIn } }
}

/**
 * Create the redirects: configured ones and those of moved pages. Unless
 * something else is there, `/` and the docs root redirect to the entry page,
 * and a folder of the docs to its first page.
 */
export function createRedirects(
  site: Site,
  routes: readonly PlannedRoute[]
): readonly Redirect[] {
  const written = listRedirects(site).map(({ from, to }) => ({ from, to }))
  const taken = new Set(
    [
      ...listAddresses(site, routes).map(({ pathname }) => pathname),
      ...written.map(({ from }) => from)
    ].map(createAddressKey)
  )
  const last = site.versions.find(({ data }) => data.isLast)
  const roots = [
    { from: '/', to: last?.mainDoc?.pathname },
    ...site.versions.map(({ basePath, mainDoc }) => ({
      from: basePath,
      to: mainDoc?.pathname
    }))
  ].flatMap(({ from, to }) =>
    to === undefined || from === '' || taken.has(createAddressKey(from))
      ? []
      : [{ from, to }]
  )
  for (const { from } of roots) taken.add(createAddressKey(from))
  return [...roots, ...createTopicRoots(site, taken), ...written]
}

function createLandingRoute(site: Site): readonly PlannedRoute[] {
  const { landing } = site.content
  if (landing === undefined) return []
  const pathname = createPathname('/')
  const isSiteTitle = landing.title === site.client.title
  const route: LandingRoute = {
    kind: 'landing',
    pathname,
    isUnlisted: false,
    latestPosts: site.posts
      .filter(({ isUnlisted }) => !isUnlisted)
      .slice(0, 3)
      .map(({ summary }) => summary),
    title: isSiteTitle ? undefined : landing.title,
    description: landing.description
  }
  return [{ route, contents: [createContentRequest(landing)], source: landing }]
}

/** Create the pages that every site has. */
function createPlainRoutes(
  site: Site,
  routes: readonly PlannedRoute[]
): readonly PlannedRoute[] {
  const { texts } = site
  const notFound: Route = {
    kind: 'notFound',
    pathname: createPathname('/404'),
    title: texts.notFoundTitle,
    description: texts.notFoundText,
    isUnlisted: true,
    starts: listStarts(site, routes)
  }
  const offline: Route = {
    kind: 'offline',
    pathname: createPathname('/offline'),
    title: texts.offlineReading,
    description: texts.offlineReadingText,
    isUnlisted: true
  }
  return [notFound, offline].map(route => ({ route, contents: [] }))
}

function listStarts(
  { client, versions }: Site,
  routes: readonly PlannedRoute[]
): readonly NamedPage[] {
  const mainDoc = versions.find(({ data }) => data.isLast)?.mainDoc
  const starts = [
    routes.find(({ route }) => route.kind === 'landing'),
    routes.find(({ route }) => route.pathname === mainDoc?.pathname),
    routes.find(({ route }) => route.kind === 'blogList')
  ]
  return starts
    .filter(start => start !== undefined)
    .map(({ route }) => ({
      path: route.pathname,
      title: route.title ?? client.title
    }))
}
