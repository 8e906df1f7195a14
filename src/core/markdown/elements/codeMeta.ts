/** The options in a code fence's info string. */
export interface CodeMeta {
  readonly title?: string
  /** Lines to highlight, from 1. */
  readonly markedLines: ReadonlySet<number>
  /** Number of the first line, if line numbers are shown. */
  readonly firstLineNumber?: number
  /** Words to highlight wherever they occur. */
  readonly words: readonly string[]
  /** Options without a value, such as `package-manager`. */
  readonly flags: ReadonlySet<string>
  /** All `name=value` pairs. */
  readonly values: ReadonlyMap<string, string>
}

const PART =
  /\{([\d,\s-]*)\}|\/((?:\\.|[^/\\\s])(?:\\.|[^/\\])*)\/|([^\s={}/"']+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+))|(\S+)/g

/**
 * Parse a code fence's info string, without the language.
 *
 * @example parseCodeMeta('title="x.ts" {1,3-4} showLineNumbers=5 /word/')
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const markedLines = new Set<number>()
  const words: string[] = []
  const flags = new Set<string>()
  const values = new Map<string, string>()
  for (const match of meta.matchAll(PART)) {
    const [, ranges, word, name] = match
    if (ranges !== undefined) addAll(markedLines, parseRanges(ranges))
    else if (word !== undefined) words.push(word.replace(/\\(.)/g, '$1'))
    else if (name !== undefined) values.set(name, findValue(match))
    else flags.add(match[0])
  }
  const title = values.get('title')
  const firstLineNumber = findFirstLineNumber(flags, values)
  return {
    markedLines,
    words,
    flags,
    values,
    ...(title !== undefined && { title }),
    ...(firstLineNumber !== undefined && { firstLineNumber })
  }
}

/** Limits ranges such as `1-99999999`. */
const MAX_LINES = 100_000

/**
 * Parse line ranges.
 *
 * @example parseRanges('2,5-7') // [2, 5, 6, 7]
 */
export function parseRanges(ranges: string): readonly number[] {
  return ranges.split(',').flatMap(range => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number)
    if (!(first > 0) || !(last >= first)) return []
    const count = Math.min(last - first + 1, MAX_LINES)
    return Array.from({ length: count }, (_, index) => first + index)
  })
}

function addAll(set: Set<number>, values: readonly number[]): void {
  for (const value of values) set.add(value)
}

function findValue(match: RegExpMatchArray): string {
  return match[4] ?? match[5] ?? match[6] ?? match[7] ?? ''
}

function findFirstLineNumber(
  flags: ReadonlySet<string>,
  values: ReadonlyMap<string, string>
): number | undefined {
  if (flags.has('showLineNumbers')) return 1
  const value = values.get('showLineNumbers')
  if (value === undefined || value === 'false') return undefined
  const number = Number(value)
  return Number.isInteger(number) && number >= 0 ? number : 1
}

/** The line that ends the hidden part of a sample; it may be indented. */
export const CUT_LINE = '// ---cut---'

/** Whether a line is the cut. */
export function isCutLine(line: string): boolean {
  return line.trim() === CUT_LINE
}

/**
 * Remove the setup of a sample, which is compiled but not shown: all lines up to
 * and including `// ---cut---`.
 *
 * @param code the lines between the fences
 */
export function removeCut(code: string): string {
  const lines = code.split('\n')
  return lines.slice(lines.findIndex(isCutLine) + 1).join('\n')
}
