import { closest, distance } from 'fastest-levenshtein'

/**
 * Two words are near when few slips of the hand part them, two at least, and
 * when something is left that they share.
 */
function isSimilar(word: string, other: string): boolean {
  const slips = Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3))
  return (
    distance(simplify(word), simplify(other)) <=
    Math.min(slips, word.length - 1)
  )
}

/** Letter case and separators don't count as differences. */
function simplify(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, '')
}

/** Find the nearest of the known words, if one is near. */
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
 * Find the doc that an id most likely means: one written with slips, as a path,
 * or without its folder.
 *
 * @param ids of the docs there are
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
 * Suggest the nearest doc, and list the others (behaviour 8.6).
 *
 * @param ids of the docs there are
 */
export function suggestDoc(id: string, ids: readonly string[]): string {
  const near = findClosestDoc(id, ids)
  const { shown, rest } = listFirst(ids)
  return [
    ...(near === undefined ? [] : [`Did you mean "${near}"?`]),
    'Available document ids are:',
    ...shown.map(known => `- ${known}`),
    ...rest
  ].join('\n')
}

/**
 * Suggest the nearest known word.
 *
 * @param otherwise what to do if none is near
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
 * Suggest the nearest known name, or all of them.
 *
 * @param plural what the names are, such as "Fields"
 */
export function suggestName(
  name: string,
  known: readonly string[],
  plural: string
): string {
  const nearest = findClosestName(name, known)
  if (nearest !== undefined) return `Did you mean "${nearest}"?`
  if (known.length === 0) return 'Remove it. Nothing is allowed here.'
  // A name without letters would be read as a part of the sentence.
  const { shown, rest } = listFirst(
    known.map(each => (/\w/.test(each) ? each : `"${each}"`))
  )
  return `Known ${plural.toLowerCase()}: ${[shown.join(', '), ...rest].join(' ')}.`
}

/** Names a list may hold before only its beginning is shown. */
const MOST_NAMES = 30

function listFirst(names: readonly string[]) {
  const shown = names.toSorted().slice(0, MOST_NAMES)
  const count = names.length - shown.length
  return { shown, rest: count > 0 ? [`and ${count} more`] : [] }
}
