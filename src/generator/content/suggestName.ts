import { closest, distance } from 'fastest-levenshtein'

/** Two words are near when few slips of the hand part them, two at least. */
export function isNear(word: string, other: string): boolean {
  return (
    distance(simplify(word), simplify(other)) <=
    Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3))
  )
}

/** Letter case and separators are no slip worth counting. */
function simplify(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, '')
}

/** Find the nearest of the known words, if one is near. */
export function findNear(
  word: string,
  known: readonly string[]
): string | undefined {
  if (known.length === 0) return undefined
  const simple = known.map(simplify)
  const nearest = known[simple.indexOf(closest(simplify(word), simple))]
  return nearest !== undefined && isNear(word, nearest) ? nearest : undefined
}

/**
 * Suggest the nearest doc, and list the others (behaviour 8.6).
 *
 * @param ids of the docs there are
 */
export function suggestDoc(id: string, ids: readonly string[]): string {
  const shown = [...ids].sort().slice(0, MOST_NAMES)
  const rest = ids.length - shown.length
  return [
    ...(ids.length > 0 ? [`Did you mean "${closest(id, [...ids])}"?`] : []),
    'Available document ids are:',
    ...shown.map(known => `- ${known}`),
    ...(rest > 0 ? [`and ${rest} more`] : [])
  ].join('\n')
}

/** Names a list may hold before only its beginning is shown. */
const MOST_NAMES = 30

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
  const nearest = findNear(name, known)
  if (nearest !== undefined) return `Did you mean "${nearest}"?`
  if (known.length === 0) return 'Remove it: nothing may stand there.'
  const shown = [...known].sort().slice(0, MOST_NAMES)
  const rest = known.length - shown.length
  return `Known ${plural.toLowerCase()}: ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`
}
