import type { ColumnRange } from './splitTokens.ts'

/** What is between two brackets. */
export interface Bracket extends ColumnRange {
  /** How many other brackets it is in. */
  readonly depth: number
}

const OPEN = '([{<'
const CLOSE = ')]}>'

/**
 * Find what is between brackets, in the order of their beginnings.
 *
 * @param code one line of code; arrows are no brackets
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

/** Split what is between brackets after each separator that is in no others. */
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
