import type { Route } from '../../../core/model/route.ts'
import type { ClientSite } from '../../../core/model/site.ts'
import { createTopicFinder } from '../../../core/routes/createTopicFinder.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import type { SearchSection } from '../searchSection.ts'
import type { SearchedPage } from './createSearchIndex.ts'
import type { PageSections } from './readPageSections.ts'

/** Weight of other pages, relative to docs. */
const OTHER_WEIGHT = 0.7
const HOME_WEIGHT = 0.5
/** Weight of an old version, relative to the current one. */
const OLD_VERSION_WEIGHT = 0.6
/** A folder or page named like a version, such as `v1`, counts as an old version. */
const VERSION_NAME = /\/v\d[\w.]*(?=\/|$)/

/** List the pages to index, with their sections. */
export function listSearchedPages(
  site: Site,
  routes: readonly PlannedRoute[],
  sections: PageSections
): readonly SearchedPage[] {
  const findTopic = createTopicFinder(site)
  const groups = new Map<string, string>(
    routes.map(planned => [
      planned.route.pathname,
      nameGroup(findTopic(planned), planned.route, site.client)
    ])
  )
  const lastVersion = site.client.versions.find(({ isLast }) => isLast)?.name
  return routes
    .filter(({ route, isIndex }) => !route.isUnlisted && !isIndex)
    .map(({ route }) => {
      const group = groups.get(route.pathname) ?? site.client.title
      return {
        path: route.pathname,
        title: route.title ?? site.client.title,
        group,
        weight:
          findWeight(route) *
          (isOld(route, lastVersion) ? OLD_VERSION_WEIGHT : 1),
        sections: addDescription(route, sections.get(route.pathname) ?? [])
      }
    })
}

/** Topic names include the version; docs without a topic get it here. */
function nameGroup(
  topic: string,
  route: Route,
  { title, versions }: ClientSite
): string {
  if (topic !== title || !('version' in route)) return topic
  const version = versions.find(({ name }) => name === route.version)
  return version?.isLast === false ? `${topic} (${version.label})` : topic
}

function findWeight({ kind }: Route): number {
  if (kind === 'doc') return 1
  return kind === 'landing' ? HOME_WEIGHT : OTHER_WEIGHT
}

function isOld(route: Route, lastVersion: string | undefined): boolean {
  const isOther = 'version' in route && route.version !== lastVersion
  return isOther || VERSION_NAME.test(route.pathname)
}

/** The description is searchable too: it often paraphrases the page. */
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
