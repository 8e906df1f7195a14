import { createPathname } from '../../model/paths.ts'
import type { LandingRoute } from '../../model/route.ts'
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
    ...createBlogRoutes(site),
    createPlainRoute('notFound', '/404', {
      title: site.texts.notFoundTitle,
      description: site.texts.notFoundText
    }),
    createPlainRoute('offline', '/offline', {
      title: site.texts.offlineReading,
      description: site.texts.offlineReadingText
    })
  ]
  return routes.map(addLanguage)
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

function createPlainRoute(
  kind: 'notFound' | 'offline',
  path: string,
  head: { readonly title: string; readonly description: string }
): PlannedRoute {
  const pathname = createPathname(path)
  return {
    contents: [],
    route: {
      kind,
      pathname,
      ...head,
      isUnlisted: true
    }
  }
}
