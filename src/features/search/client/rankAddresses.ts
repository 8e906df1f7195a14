import type { NamedPage } from '../../../core/model/route.ts'

/** From 0 to 1: addresses less alike than this are not suggested. */
const LEAST_LIKENESS = 0.5

/**
 * Find the addresses most similar to one that doesn't exist.
 *
 * Compares the pairs of letters that they share, which forgives typos, folders in
 * another order and other endings (Dice, 1945). The last part of an address says
 * most about what the reader wanted, so it counts for half.
 *
 * @returns the most similar first; none if nothing is similar
 */
export function rankAddresses(
  wanted: string,
  known: readonly NamedPage[],
  limit: number
): readonly NamedPage[] {
  const whole = listPairs(wanted)
  const end = listPairs(findEnd(wanted))
  return known
    .map(address => ({
      address,
      likeness:
        compare(whole, listPairs(address.path)) / 2 +
        compare(end, listPairs(findEnd(address.path))) / 2
    }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ address }) => address)
}

/** Read the words of an address as a reader would type them in a search. */
export function readWords(path: string): string {
  return findEnd(path)
    .replace(/\.\w+$/, '')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .split(/[-_\s]+/)
    .join(' ')
    .trim()
}

function findEnd(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? ''
}

function listPairs(text: string): ReadonlySet<string> {
  const letters = `^${text.toLowerCase().replace(/\.\w+$|[^\p{L}\p{N}]+/gu, '')}$`
  return new Set(
    Array.from(letters, (letter, index) => letter + letters.charAt(index + 1))
  )
}

function compare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter(pair => other.has(pair)).length
  return (2 * shared) / (one.size + other.size)
}
