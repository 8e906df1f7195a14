import type { Route, RouteKind } from '../../model/route.ts'
import type { SearchSection } from '../../model/searchSection.ts'
import type { PageSections } from '../bundle/readPageSections.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import type { Site } from '../site/site.ts'
import type { SearchedPage } from './createSearchIndex.ts'
import { listTopics } from './listTopics.ts'

/** Pages that only say which others have a tag or an author, or say nothing. */
const REPEATING: ReadonlySet<RouteKind> = new Set([
  'docTags',
  'docTag',
  'blogTags',
  'blogTag',
  'blogAuthor',
  'notFound'
])

/** What a kind of page is worth beside a doc with the same words. */
const WEIGHTS: Readonly<Partial<Record<RouteKind, number>>> = {
  landing: 0.5,
  category: 0.7,
  blogPost: 0.7,
  blogList: 0.7,
  blogArchive: 0.7,
  blogAuthors: 0.7
}
/** What a doc of an old version is worth beside the same one of today. */
const OLD_VERSION_WEIGHT = 0.6
/** A folder or page named like a version, such as `v1`, is kept for its sake. */
const VERSION_NAME = /\/v\d[\w.]*(?=\/|$)/

/** List the pages that the search finds, with what it reads of them. */
export function listSearchedPages(
  site: Site,
  routes: readonly PlannedRoute[],
  sections: PageSections
): readonly SearchedPage[] {
  const topics = listTopics(site)
  const lastVersion = site.client.versions.find(({ isLast }) => isLast)?.name
  return routes
    .filter(({ route }) => !route.isUnlisted && !REPEATING.has(route.kind))
    .map(planned => {
      const { route } = planned
      const topic = topics.find(({ has }) => has(planned))
      return {
        path: route.pathname,
        title: route.title ?? site.client.title,
        group: topic?.title ?? site.client.title,
        weight:
          (WEIGHTS[route.kind] ?? 1) *
          (isOld(route, lastVersion) ? OLD_VERSION_WEIGHT : 1),
        sections: addDescription(route, sections.get(route.pathname) ?? [])
      }
    })
}

function isOld(route: Route, lastVersion: string | undefined): boolean {
  const isOther = 'version' in route && route.version !== lastVersion
  return isOther || VERSION_NAME.test(route.pathname)
}

/** The description says in other words what the page is about. */
function addDescription(
  { description = '' }: Route,
  sections: readonly SearchSection[]
): readonly SearchSection[] {
  const top = sections.find(({ id }) => id === '')
  const rest = sections.filter(section => section !== top)
  const text = [description, top?.text ?? ''].filter(Boolean).join(' ')
  const empty = { id: '', heading: '', symbols: [], text: '', code: '' }
  return [{ ...empty, ...top, text }, ...rest]
}
