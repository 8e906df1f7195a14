import type { NamedPage } from './route.ts'

/** Pathnames below this similarity (0 to 1) aren't suggested. */
const MIN_SIMILARITY = 0.5

/**
 * Find the pathnames most similar to one that doesn't exist.
 *
 * Compares letter bigrams by the Dice coefficient, which tolerates typos,
 * reordered folders and different file extensions. The last segment says most
 * about what the reader wanted, so it counts for half.
 *
 * @returns the most similar first; empty if none is similar enough
 */
export function rankPathnames(
  wanted: string,
  known: readonly NamedPage[],
  limit: number
): readonly NamedPage[] {
  const whole = listBigrams(wanted)
  const end = listBigrams(findLastSegment(wanted))
  return known
    .map(page => ({
      page,
      similarity:
        compare(whole, listBigrams(page.path)) / 2 +
        compare(end, listBigrams(findLastSegment(page.path))) / 2
    }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, limit)
    .map(({ page }) => page)
}

function findLastSegment(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? ''
}

function listBigrams(text: string): ReadonlySet<string> {
  const letters = `^${text.toLowerCase().replace(/\.\w+$|[^\p{L}\p{N}]+/gu, '')}$`
  return new Set(
    Array.from(letters, (letter, index) => letter + letters.charAt(index + 1))
  )
}

function compare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter(bigram => other.has(bigram)).length
  return (2 * shared) / (one.size + other.size)
}
