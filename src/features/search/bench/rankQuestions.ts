import type { Question } from './questions.ts'

/** Finds pages for a query: pathnames, best first, possibly repeated. */
export type FindPages = (
  query: string
) => readonly string[] | Promise<readonly string[]>

/** How well questions are answered. */
export interface Ranking {
  /** Mean of 1 / the rank of the first wanted page; 0 if it isn't found. */
  readonly reciprocalRank: number
  /** Questions without any result. */
  readonly unanswered: readonly string[]
}

/** Ask questions, each modified in the same way, and rank the wanted pages. */
export async function rankQuestions(
  questions: readonly Question[],
  find: FindPages,
  change: (text: string) => string = text => text
): Promise<Ranking> {
  const unanswered: string[] = []
  let sum = 0
  for (const { text, wanted } of questions) {
    const query = change(text)
    const pages = [...new Set(await find(query))]
    if (pages.length === 0) unanswered.push(query)
    const place = pages.findIndex(page => wanted.includes(page))
    if (place >= 0) sum += 1 / (place + 1)
  }
  return { reciprocalRank: sum / questions.length, unanswered }
}

/** Kinds of typos: letters swapped, omitted, doubled, replaced. */
export const TYPING_ERRORS = ['swap', 'omit', 'double', 'replace'] as const

/** Make one typo in each word longer than five letters. */
export function makeTypingErrors(
  text: string,
  kind: (typeof TYPING_ERRORS)[number]
): string {
  return text.replace(/[A-Za-z]{6,}/g, word => {
    // Somewhere inside, but always at the same position for the same word.
    const place = 1 + ((word.length * 7 + kind.length * 3) % (word.length - 2))
    const before = word.slice(0, place)
    const letter = word.charAt(place)
    const after = word.slice(place + 1)
    switch (kind) {
      case 'swap':
        return before + after.charAt(0) + letter + after.slice(1)
      case 'omit':
        return before + after
      case 'double':
        return before + letter + letter + after
      case 'replace':
        return `${before}${letter === 'x' ? 'y' : 'x'}${after}`
    }
  })
}
