/** A page as the search finds it. */
export interface SearchPage {
  readonly title: string
  readonly href: string
  /** What the page belongs to, such as the label of its sidebar's topic. */
  readonly group: string
  readonly description?: string
  /** Anchor and text of each heading. */
  readonly headings: readonly (readonly [id: string, text: string])[]
}

/** A place that answers a query: a page, or a heading on it. */
export interface SearchMatch {
  readonly title: string
  readonly href: string
  /** Where it is: the group, and for a heading the page. */
  readonly context: string
}

/** Most matches that a list shows. */
const MATCH_LIMIT = 8

/**
 * Find the places that answer a query, the best first.
 *
 * Every word of the query must begin a word of the title, the heading or the
 * group. Names count as their parts too: `useList` is found by `use`, `list`
 * and `uselist`.
 */
export function findMatches(
  pages: readonly SearchPage[],
  query: string
): readonly SearchMatch[] {
  const words = splitWords(query)
  if (words.length === 0) return []
  return pages
    .flatMap(page => listPlaces(page))
    .map((match, position) => ({
      match,
      position,
      score: scorePlace(match, words)
    }))
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) => other.score - one.score || one.position - other.position
    )
    .slice(0, MATCH_LIMIT)
    .map(({ match }) => match)
}

function listPlaces(page: SearchPage): readonly SearchMatch[] {
  const { title, href, group, headings } = page
  return [
    { title, href, context: group },
    ...headings.map(([id, text]) => ({
      title: text,
      href: `${href}#${id}`,
      context: group === title ? title : `${group} › ${title}`
    }))
  ]
}

/**
 * Weigh a place: words found in its title count double, a page counts more than
 * a heading, a whole word more than a beginning.
 *
 * @returns 0 when a word of the query is found nowhere
 */
function scorePlace(
  { title, context, href }: SearchMatch,
  words: readonly string[]
): number {
  const inTitle = splitWords(title)
  const inContext = splitWords(context)
  const scores = words.map((word): number => {
    if (inTitle.includes(word)) return 6
    if (inTitle.some(other => other.startsWith(word))) return 4
    if (inContext.some(other => other.startsWith(word))) return 1
    return 0
  })
  const hasAll = scores.every(score => score > 0)
  const hasTitleWord = scores.some(score => score > 1)
  if (!hasAll || !hasTitleWord) return 0
  const total = scores.reduce((sum, score) => sum + score, 0)
  return total + (href.includes('#') ? 0 : 2)
}

/** Lower-case words, and the parts of names in camel case. */
export function splitWords(text: string): readonly string[] {
  const names = text.match(/[\p{L}\p{N}_]+/gu) ?? []
  const words = names.flatMap(name => [
    name,
    ...(name.match(/\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})/gu) ?? [])
  ])
  return [...new Set(words.map(word => word.toLowerCase()))]
}
