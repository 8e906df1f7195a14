import { SiteErrors } from '../../model/errors.ts'
import { createPathname } from '../../model/paths.ts'
import type { LandingRoute } from '../../model/route.ts'
import type { Site } from '../site/site.ts'
import { createBlogRoutes } from './createBlogRoutes.ts'
import { createDocRoutes } from './createDocRoutes.ts'
import { createVersionFinder } from './createVersionFinder.ts'
import { createContentRequest, type PlannedRoute } from './plannedRoute.ts'

/** An address that leads to another, in one hop. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/**
 * Create every page of the site (specification §2).
 *
 * @throws SiteErrors when a page's neighbours do not exist
 */
export function createRoutes(site: Site): readonly PlannedRoute[] {
  const findVersions = createVersionFinder(site)
  const docs = site.versions.map(version =>
    createDocRoutes(site, version, findVersions)
  )
  const problems = docs.flatMap(created => created.problems)
  if (problems.length > 0) throw new SiteErrors(problems)
  return [
    ...createLandingRoute(site),
    ...docs.flatMap(({ routes }) => routes),
    ...createBlogRoutes(site),
    createPlainRoute('notFound', '/404', 'Page Not Found'),
    createPlainRoute('offline', '/offline', 'You are offline')
  ]
}

/**
 * Create the redirects: the docs root leads to the entry page, and so does `/`
 * on a site without a landing page.
 */
export function createRedirects(site: Site): readonly Redirect[] {
  const roots = site.versions.flatMap(({ basePath, mainDoc }) =>
    mainDoc === undefined || mainDoc.pathname === `${basePath}/`
      ? []
      : [{ from: basePath, to: mainDoc.pathname }]
  )
  const mainDoc = site.versions.find(({ data }) => data.isLast)?.mainDoc
  const home =
    site.content.landing === undefined && mainDoc !== undefined
      ? [{ from: '/', to: mainDoc.pathname }]
      : []
  const aliases = site.versions
    .flatMap(({ docs }) => docs)
    .flatMap(({ source, pathname }) =>
      (source.frontMatter.aliases ?? []).map(from => ({ from, to: pathname }))
    )
  return [...home, ...roots, ...aliases, ...site.content.config.redirects]
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
    ...(landing.title === undefined || isSiteTitle
      ? {}
      : { title: landing.title }),
    ...(landing.description === undefined
      ? {}
      : { description: landing.description })
  }
  return [{ route, contents: [createContentRequest(landing)], source: landing }]
}

function createPlainRoute(
  kind: 'notFound' | 'offline',
  path: string,
  title: string
): PlannedRoute {
  const pathname = createPathname(path)
  return {
    contents: [],
    route: {
      kind,
      pathname,
      title,
      isUnlisted: true
    }
  }
}
