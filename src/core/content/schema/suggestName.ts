import { closest, distance } from 'fastest-levenshtein'

/**
 * Whether two words differ by at most a third of their letters, or by two if
 * they're short, and share at least one.
 */
function isSimilar(word: string, other: string): boolean {
  const maxDistance = Math.max(
    word.length > 3 ? 2 : 1,
    Math.floor(word.length / 3)
  )
  return (
    distance(simplify(word), simplify(other)) <=
    Math.min(maxDistance, word.length - 1)
  )
}

/** Ignore letter case and separators. */
function simplify(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, '')
}

/** Find the closest match among known names, if one is similar enough. */
export function findClosestName(
  word: string,
  known: readonly string[]
): string | undefined {
  if (known.length === 0) return undefined
  const simple = known.map(simplify)
  const nearest = known[simple.indexOf(closest(simplify(word), simple))]
  return nearest !== undefined && isSimilar(word, nearest) ? nearest : undefined
}

/**
 * Find the doc that a wrong id most likely refers to: it may have a typo, be a
 * path, or lack its folder.
 *
 * @param ids of all docs
 */
export function findClosestDoc(
  id: string,
  ids: readonly string[]
): string | undefined {
  const plain = id.replace(/^[./]+/, '').replace(/\.mdx?$/i, '')
  const near = findClosestName(plain, ids)
  if (near !== undefined) return near
  const names = ids.map(findName)
  return ids[names.indexOf(findClosestName(findName(plain), names) ?? '')]
}

/** The last part of an id. */
function findName(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1)
}

/**
 * Suggest the closest doc id and list all ids (behavior 8.6).
 *
 * @param ids of all docs
 */
export function suggestDoc(id: string, ids: readonly string[]): string {
  const near = findClosestDoc(id, ids)
  const { shown, rest } = truncateList(ids)
  return [
    ...(near === undefined ? [] : [`Did you mean "${near}"?`]),
    'Available document ids are:',
    ...shown.map(known => `- ${known}`),
    ...rest
  ].join('\n')
}

/**
 * Suggest the closest known word.
 *
 * @param otherwise hint if none is similar
 */
export function suggestClosest(
  word: string,
  known: readonly string[],
  otherwise: string
): string {
  const near = findClosestName(word, known)
  return near === undefined ? otherwise : `Did you mean "${near}"?`
}

/**
 * Suggest the closest known name, or list all of them.
 *
 * @param plural noun for the names, such as "Fields"
 */
export function suggestName(
  name: string,
  known: readonly string[],
  plural: string
): string {
  const nearest = findClosestName(name, known)
  if (nearest !== undefined) return `Did you mean "${nearest}"?`
  if (known.length === 0) return 'Remove it. Nothing is allowed here.'
  // Quote names without letters, which would read like punctuation.
  const { shown, rest } = truncateList(
    known.map(each => (/\w/.test(each) ? each : `"${each}"`))
  )
  return `Known ${plural.toLowerCase()}: ${[shown.join(', '), ...rest].join(' ')}.`
}

/** Maximum number of names to list. */
const MAX_NAMES = 30

function truncateList(names: readonly string[]) {
  const shown = names.toSorted().slice(0, MAX_NAMES)
  const count = names.length - shown.length
  return { shown, rest: count > 0 ? [`and ${count} more`] : [] }
}
