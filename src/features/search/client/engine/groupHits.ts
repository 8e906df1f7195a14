import { groupBy } from '../../../../core/model/groupBy.ts'
import type { SearchRoot } from '../../searchIndex.ts'
import type { Hit } from './createSearcher.ts'

/** Results that belong together, for example those of one library. */
export interface HitGroup {
  readonly label: string
  readonly hits: readonly Hit[]
}

/** Number of pages shown, and of sections per page. */
const MOST_PAGES = 6
const MOST_PARTS = 3
/**
 * Further sections of a page are shown if they score nearly as high as its
 * best.
 */
const PART_SHARE = 0.7

/** The group of the open page leads if its best hit scores nearly the most. */
const NEAR_SHARE = 0.8

/**
 * Select the hits to show, grouped by what their pages belong to. Groups are
 * ordered by their best hit, and so are pages and their sections.
 */
export function groupHits(
  hits: readonly Hit[],
  { groups, pages }: Pick<SearchRoot, 'groups' | 'pages'>
): readonly HitGroup[] {
  const byPage = new Map<number, Hit[]>()
  for (const hit of hits) {
    const known = byPage.get(hit.page)
    if (known === undefined) {
      if (byPage.size < MOST_PAGES) byPage.set(hit.page, [hit])
      continue
    }
    const isNear = hit.score >= PART_SHARE * (known[0]?.score ?? 0)
    if (known.length < MOST_PARTS && isNear) known.push(hit)
  }
  const shown = [...byPage.values()].flat()
  const byGroup = groupBy(shown, ({ page }) => pages.groups[page] ?? 0)
  return [...byGroup].map(([group, found]) => ({
    label: groups[group] ?? '',
    hits: found
  }))
}

/**
 * Put the group that the open page belongs to first, unless its best hit is far
 * behind: on a page about forms, "reset" means that of forms.
 *
 * @param near the group's label
 */
export function raiseGroup(
  groups: readonly HitGroup[],
  near: string | undefined
): readonly HitGroup[] {
  const scoreBest = (group: HitGroup | undefined) => group?.hits[0]?.score ?? 0
  const own = groups.find(({ label }) => label === near)
  return own && scoreBest(own) >= NEAR_SHARE * scoreBest(groups[0])
    ? [own, ...groups.filter(group => group !== own)]
    : groups
}
