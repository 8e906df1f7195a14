import type { SearchRoot } from '../../searchIndex.ts'
import type { QueryPlan } from './planQuery.ts'

/**
 * Create a function that finds the page where a group starts, for a query that
 * is just the group's name: whoever types "modals" wants to start reading about
 * them.
 *
 * @param plan of a text, by the words of the index
 * @returns the page's position in the index
 */
export function createStartFinder(
  { groups, starts }: Pick<SearchRoot, 'groups' | 'starts'>,
  plan: (text: string) => QueryPlan
): (query: QueryPlan) => number | undefined {
  const named = groups.flatMap((group, index) => {
    const page = starts[index] ?? -1
    return page < 0 ? [] : [{ page, words: listLikeliest(plan(group)) }]
  })
  return query => {
    const wanted = listLikeliest(query)
    return named.find(
      ({ words }) =>
        words.length === wanted.length &&
        words.every((terms, place) =>
          [...terms].some(term => wanted[place]?.has(term))
        )
    )?.page
  }
}

/** List the likeliest terms for each word. */
function listLikeliest({ words }: QueryPlan): readonly ReadonlySet<string>[] {
  return words.map(({ readings: [whole] }) => {
    const expansions = whole?.expansions ?? []
    const most = Math.max(...expansions.map(([, weight]) => weight))
    return new Set(
      expansions.filter(([, weight]) => weight === most).map(([term]) => term)
    )
  })
}
