import { groupBy } from '../../../core/model/groupBy.ts'
import { createTopicFinder } from '../../../core/site/routes/createTopicFinder.ts'
import {
  findNodePathname,
  listSidebarNodes,
  type Site,
  type SiteVersion
} from '../../../core/site/site.ts'
import type { MarkdownVersion } from './printMarkdownPages.ts'

/** The pages of one library or other part of the site. */
export interface Section {
  readonly title: string
  readonly pages: readonly MarkdownVersion[]
}

/**
 * Group docs of the last version in sidebar order, then posts, by topic. Unlisted
 * pages are left out.
 */
export function createSections(
  site: Site,
  pages: readonly MarkdownVersion[]
): readonly Section[] {
  const listed = pages.filter(({ planned: { route } }) => !route.isUnlisted)
  const version = site.versions.find(({ data }) => data.isLast)
  const positions = version ? listPositions(version) : new Map<string, number>()
  const findPosition = ({ planned }: MarkdownVersion) =>
    positions.get(planned.route.pathname) ?? positions.size
  const docs = listed
    .filter(
      ({ planned: { route } }) =>
        route.kind === 'doc' && !isOlder(route.version, site)
    )
    .toSorted((one, other) => findPosition(one) - findPosition(other))
  const others = listed.filter(
    ({ planned: { route, source } }) => route.kind !== 'doc' && source
  )
  const findTopic = createTopicFinder(site)
  const sections = groupBy([...docs, ...others], ({ planned }) =>
    findTopic(planned)
  )
  return [...sections].map(([title, section]) => ({
    title,
    pages: section
  }))
}

/** Whether a docs version isn't the last one. */
export function isOlder(name: string, { versions }: Site): boolean {
  return !versions.some(({ data }) => data.name === name && data.isLast)
}

function listPositions({ sidebars }: SiteVersion): ReadonlyMap<string, number> {
  const pathnames = sidebars
    .flatMap(({ nodes }) => listSidebarNodes(nodes))
    .flatMap(({ node }) => findNodePathname(node) ?? [])
  return new Map(
    [...new Set<string>(pathnames)].map((pathname, index) => [pathname, index])
  )
}
