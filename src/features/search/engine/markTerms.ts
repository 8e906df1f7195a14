import {
  type SearchWord,
  type Stem,
  splitSearchWords,
  WORD
} from '../searchTerms.ts'

/** A stretch of text, marked if it matches the query. */
interface TextPart {
  readonly text: string
  readonly isMarked: boolean
}

/**
 * Find matching words in a text, and matching parts of names such as `useList`.
 */
function findTerms(
  text: string,
  terms: ReadonlySet<string>,
  stem: Stem
): readonly (readonly [start: number, end: number])[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: name, index }) => {
    const words = splitKnownName(name, stem)
    const found = words.flatMap(({ parts }) =>
      parts.length > 1 ? findParts(name, parts, terms) : []
    )
    if (found.length > 0) {
      return found.map(([start, end]) => [index + start, index + end] as const)
    }
    const isFound = words.some(
      ({ whole, parts }) =>
        terms.has(whole) || parts.some(part => terms.has(part))
    )
    return isFound ? [[index, index + name.length] as const] : []
  })
}

/** Find the matching parts of a name. A match includes the letters after the stem. */
function findParts(
  name: string,
  parts: readonly string[],
  terms: ReadonlySet<string>
): readonly (readonly [start: number, end: number])[] {
  const letters = name.toLowerCase()
  let position = 0
  return parts.flatMap(part => {
    const start = letters.indexOf(part, position)
    if (start < 0) return []
    const stemEnd = start + part.length
    position =
      stemEnd + (/^\p{Ll}*/u.exec(name.slice(stemEnd))?.[0].length ?? 0)
    return terms.has(part) ? [[start, position] as const] : []
  })
}

const knownNames = new WeakMap<Stem, Map<string, readonly SearchWord[]>>()

/** Memoized, because every keystroke searches much the same texts. */
function splitKnownName(name: string, stem: Stem): readonly SearchWord[] {
  const known = knownNames.get(stem) ?? new Map()
  knownNames.set(stem, known)
  const words = known.get(name) ?? splitSearchWords(name, stem)
  known.set(name, words)
  return words
}

/** Split a text into matches and the text between them. */
export function markTerms(
  text: string,
  terms: ReadonlySet<string>,
  stem: Stem
): readonly TextPart[] {
  const parts: TextPart[] = []
  let position = 0
  for (const [start, end] of findTerms(text, terms, stem)) {
    if (start > position) {
      parts.push({ text: text.slice(position, start), isMarked: false })
    }
    parts.push({ text: text.slice(start, end), isMarked: true })
    position = end
  }
  if (position < text.length) {
    parts.push({ text: text.slice(position), isMarked: false })
  }
  return parts
}

/** Maximum length of an excerpt, in characters. */
const EXCERPT_LENGTH = 140
/** Maximum context before a match. */
const CONTEXT_LENGTH = 40

/**
 * Cut an excerpt where a text matches the query best.
 *
 * @returns undefined if it doesn't match
 */
export function cutExcerpt(
  text: string,
  terms: ReadonlySet<string>,
  stem: Stem
): string | undefined {
  const matches = findTerms(text, terms, stem)
  const [first] = matches
  if (first === undefined) return undefined
  if (text.length <= EXCERPT_LENGTH) return text
  let best = first[0]
  let most = 0
  for (const [start] of matches) {
    const words = new Set(
      matches
        .filter(([other]) => other >= start && other < start + EXCERPT_LENGTH)
        .map(([from, to]) => text.slice(from, to).toLowerCase())
    )
    if (words.size > most) {
      most = words.size
      best = start
    }
  }
  const start =
    best < CONTEXT_LENGTH
      ? 0
      : Math.min(best, text.indexOf(' ', best - CONTEXT_LENGTH) + 1)
  const end = text.lastIndexOf(' ', start + EXCERPT_LENGTH)
  const isWhole = start + EXCERPT_LENGTH >= text.length
  const cut = isWhole
    ? text.slice(start)
    : text.slice(start, end > best ? end : start + EXCERPT_LENGTH)
  return `${start > 0 ? '… ' : ''}${cut}${isWhole ? '' : ' …'}`
}
