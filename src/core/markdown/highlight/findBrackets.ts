import type { ColumnRange } from './splitTokens.ts'

/** The text between two brackets. */
export interface Bracket extends ColumnRange {
  /** Number of enclosing brackets. */
  readonly depth: number
}

const OPEN = '([{<'
const CLOSE = ')]}>'

/**
 * Find the text between brackets, ordered by start.
 *
 * @param code one line of code; the `>` of an arrow isn't a bracket
 */
export function findBrackets(code: string): readonly Bracket[] {
  const open: number[] = []
  const found: Bracket[] = []
  for (const [index, letter] of code.split('').entries()) {
    if (OPEN.includes(letter)) open.push(index + 1)
    else if (CLOSE.includes(letter) && code[index - 1] !== '=') {
      const from = open.pop() ?? index
      found.push({ from, to: index, depth: open.length })
    }
  }
  return found.sort((a, b) => a.from - b.from)
}

/** Split the text between brackets after each separator outside nested brackets. */
export function splitAt(
  code: string,
  { from, to }: ColumnRange,
  separator: string
): readonly ColumnRange[] {
  const inside = code.slice(from, to)
  const brackets = findBrackets(inside)
  const ends = inside
    .split('')
    .flatMap((letter, index) =>
      letter === separator &&
      !brackets.some(each => index >= each.from && index < each.to)
        ? [from + index + 1]
        : []
    )
  return [from, ...ends].map((start, index) => ({
    from: start,
    to: ends[index] ?? to
  }))
}
