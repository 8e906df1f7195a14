import type { CodeSymbol } from '../markdownContext.ts'
import type { CodeLine, CodeToken } from './highlightCode.ts'

/** A use of a documented identifier in a code sample. */
export interface SymbolUse {
  readonly symbol: CodeSymbol
  /** Whether it's the identifier's first use in the block. */
  readonly isFirst: boolean
}

/** A token or part of one, which may be a documented identifier. */
export interface SymbolToken extends CodeToken {
  readonly use?: SymbolUse
}

export type SymbolLine = readonly SymbolToken[]

/** Classes of identifiers, unlike those of strings and comments. */
const NAMING = /^tk-(?:variable|function|type|constant|tag)\b/
const NAME = /[\w$]+/g

/**
 * Mark the uses of documented identifiers in highlighted code.
 *
 * @param symbols by local name
 */
export function markSymbols(
  lines: readonly CodeLine[],
  symbols: ReadonlyMap<string, CodeSymbol>
): readonly SymbolLine[] {
  if (symbols.size === 0) return lines
  const seen = new Set<string>()
  return lines.map(line => {
    const uses = findNames(line, symbols).map(({ name, symbol, from }) => {
      const isFirst = !seen.has(name)
      seen.add(name)
      return { from, to: from + name.length, use: { symbol, isFirst } }
    })
    return splitTokens(line, uses).map(({ part, range }) =>
      range ? { ...part, use: range.use } : part
    )
  })
}

interface FoundName {
  readonly name: string
  readonly symbol: CodeSymbol
  /** Column in the line, from 0. */
  readonly from: number
}

function findNames(
  line: CodeLine,
  symbols: ReadonlyMap<string, CodeSymbol>
): readonly FoundName[] {
  const text = line.map(token => token.text).join('')
  let start = 0
  return line.flatMap(token => {
    const offset = start
    start += token.text.length
    if (!NAMING.test(token.classes ?? '')) return []
    return [...token.text.matchAll(NAME)].flatMap(({ 0: name, index }) => {
      const symbol = symbols.get(name)
      const from = offset + index
      const isUnrelated =
        symbol && isUnrelatedName(text, from, from + name.length)
      return symbol && !isUnrelated ? [{ name, symbol, from }] : []
    })
  })
}

/**
 * Whether a name only looks like an import: a member, a key or a JSX attribute.
 * Closing tags are also ignored.
 */
function isUnrelatedName(line: string, from: number, to: number): boolean {
  const before = line.slice(0, from)
  const after = line.slice(to)
  if (/(?:^|[^.])\.$|<\/$/.test(before)) return true
  if (/^=["'{]/.test(after)) return true
  return /^\??:/.test(after) && !/\?\s*$/.test(before)
}

/** A range of columns in a line, from 0; `to` is exclusive. */
export interface ColumnRange {
  readonly from: number
  readonly to: number
}

/**
 * Split the tokens of a line at the boundaries of ranges.
 *
 * @returns each part with the first range that contains it
 */
export function splitTokens<Token extends CodeToken, Found extends ColumnRange>(
  line: readonly Token[],
  ranges: readonly Found[]
): readonly { readonly part: Token; readonly range: Found | undefined }[] {
  const columns = ranges.flatMap(({ from, to }) => [from, to])
  const boundaries = [...new Set(columns)].sort((a, b) => a - b)
  let end = 0
  return line.flatMap(token => {
    const offset = end
    end += token.text.length
    const inside = boundaries.filter(
      boundary => boundary > offset && boundary < end
    )
    return [offset, ...inside].map((start, index) => ({
      part: {
        ...token,
        text: token.text.slice(start - offset, (inside[index] ?? end) - offset)
      },
      range: ranges.find(({ from, to }) => start >= from && start < to)
    }))
  })
}
