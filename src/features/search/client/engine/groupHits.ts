import { groupBy } from '../../../../core/model/groupBy.ts'
import type { SearchRoot } from '../../searchIndex.ts'
import type { Hit } from './createSearcher.ts'

/** Results under one label, for example those of one library. */
export interface HitGroup {
  readonly label: string
  readonly hits: readonly Hit[]
}

const MAX_PAGES = 6
const MAX_SECTIONS_PER_PAGE = 3
/** Minimum score of a page's other sections, relative to its best one. */
const SECTION_THRESHOLD = 0.7

/** The current group comes first if its best hit reaches this share of the top score. */
const CURRENT_GROUP_THRESHOLD = 0.8

/**
 * Select the hits to show, grouped by the group of their page. Groups, pages and
 * sections are ordered by their best hit.
 */
export function groupHits(
  hits: readonly Hit[],
  { groups, pages }: Pick<SearchRoot, 'groups' | 'pages'>
): readonly HitGroup[] {
  const byPage = new Map<number, Hit[]>()
  for (const hit of hits) {
    const known = byPage.get(hit.page)
    if (known === undefined) {
      if (byPage.size < MAX_PAGES) byPage.set(hit.page, [hit])
      continue
    }
    const isCloseToBest =
      hit.score >= SECTION_THRESHOLD * (known[0]?.score ?? 0)
    if (known.length < MAX_SECTIONS_PER_PAGE && isCloseToBest) known.push(hit)
  }
  const shown = [...byPage.values()].flat()
  const byGroup = groupBy(shown, ({ page }) => pages.groups[page] ?? 0)
  return [...byGroup].map(([group, found]) => ({
    label: groups[group] ?? '',
    hits: found
  }))
}

/**
 * Put the group of the current page first, unless its best hit is far behind: on
 * a page about forms, "reset" most likely means resetting a form.
 *
 * @param currentGroup label of that group
 */
export function promoteGroup(
  groups: readonly HitGroup[],
  currentGroup: string | undefined
): readonly HitGroup[] {
  const bestScore = (group: HitGroup | undefined) => group?.hits[0]?.score ?? 0
  const own = groups.find(({ label }) => label === currentGroup)
  return own && bestScore(own) >= CURRENT_GROUP_THRESHOLD * bestScore(groups[0])
    ? [own, ...groups.filter(group => group !== own)]
    : groups
}
