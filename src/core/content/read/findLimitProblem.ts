import {
  MAX_BRACKETS,
  MAX_NESTING,
  MAX_TEXT_BYTES
} from '../../model/limits.ts'

/** Text that would block the build for minutes or exhaust the memory. */
interface Excess {
  readonly problem: string
  readonly remedy: string
  /** Position in the text. */
  readonly offset: number
}

/** Markers of nested blocks: quotes, admonitions and lists. */
const MARKERS = '(?:[ \\t]*>)+|[ \\t]*:{4,}|[ \\t]+(?=(?:[-*+]|\\d+[.)])[ \\t])'

/**
 * Find the first place where a page exceeds a limit.
 *
 * @param limits smaller in tests
 */
export function findLimitProblem(
  text: string,
  limits = { nesting: MAX_NESTING, brackets: MAX_BRACKETS }
): Excess | undefined {
  for (const { 0: marker, index } of text.matchAll(
    new RegExp(`^(?:${MARKERS})`, 'gm')
  )) {
    const depth = measureDepth(marker)
    if (depth <= limits.nesting) continue
    return {
      problem: `Blocks are nested ${format(depth)} deep; the limit is ${format(limits.nesting)}.`,
      remedy: 'Remove levels of quotes, lists or admonitions.',
      offset: index
    }
  }
  const brackets = new RegExp(`\\[{${limits.brackets + 1},}`).exec(text)
  if (brackets === null) return undefined
  return {
    problem: `There are ${format(brackets[0].length)} opening brackets in a row; the limit is ${format(limits.brackets)}.`,
    remedy: 'Put them in a code block.',
    offset: brackets.index
  }
}

/** Each list level takes two columns, each admonition level a colon. */
function measureDepth(marker: string): number {
  const quotes = marker.split('>').length - 1
  const colons = marker.split(':').length - 1
  return quotes + colons || marker.length / 2
}

/** Explain that a file is too large. */
export function explainFileSize(
  bytes: number,
  limit = MAX_TEXT_BYTES
): Pick<Excess, 'problem' | 'remedy'> | undefined {
  if (bytes <= limit) return undefined
  return {
    problem: `The file has ${format(bytes)} bytes; the limit is ${format(limit)}.`,
    remedy: 'Split it into several files.'
  }
}

function format(count: number): string {
  return count.toLocaleString('en')
}
