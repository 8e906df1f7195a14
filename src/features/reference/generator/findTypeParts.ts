import type { ColumnRange } from '../../../core/markdown/highlight/markSymbols.ts'
import { LINE_WIDTH } from './printType.ts'

/**
 * Find the parts of a long type that get their own lines: the parameters of a
 * function, if it has several, and the members of an object that is the only
 * parameter, the return type or the whole type.
 *
 * @param type one line of code
 * @returns empty if the type is short, or has no such parts
 * @example
 * (limit: number, filters?: Filters) => …
 *  ^^^^^^^^^^^^^^ ^^^^^^^^^^^^^^^^^
 */
export function findTypeParts(type: string): readonly ColumnRange[] {
  if (type.length <= LINE_WIDTH) return []
  const brackets = findBrackets(type)
  const call = brackets.find(
    ({ to, depth }) => depth === 0 && type.startsWith(') =>', to)
  )
  const result = listMembers(type, brackets, 0)
  if (call === undefined) return result
  const parameters = splitAt(type, call, ',')
  if (parameters.length > 1) {
    const isLong = type.length - call.to > LINE_WIDTH
    return isLong ? [...parameters, ...result] : parameters
  }
  const members = listMembers(type, brackets, 1)
  return members.length > 0 ? members : result
}

function listMembers(
  type: string,
  brackets: readonly Bracket[],
  depth: number
): readonly ColumnRange[] {
  const objects = brackets.filter(
    each => each.depth === depth && type[each.from - 1] === '{'
  )
  const [object, ...others] = objects
  return object && others.length === 0 ? splitAt(type, object, ';') : []
}

/** The text between two brackets. */
interface Bracket extends ColumnRange {
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
function findBrackets(code: string): readonly Bracket[] {
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
function splitAt(
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
