import type { DeclaredSymbol } from '../../../index.ts'
import { getModule, getName, type SymbolChange } from '../freshness.ts'
import type { ConfirmedPage, FreshnessRecord } from './freshnessRecord.ts'

/** A declaration as it is now. */
export type CurrentSymbol = Pick<DeclaredSymbol, 'hash' | 'lines' | 'place'>

/** All declarations, by key. */
export type CurrentSymbols = ReadonlyMap<string, CurrentSymbol>

/** Finds what changed since a page was confirmed. */
export type CompareSymbols = (
  recorded: ConfirmedPage,
  documented: readonly string[]
) => readonly SymbolChange[]

/**
 * Create the function that compares a page's record with what the page documents
 * now.
 */
export function createComparison(
  { pages, signatures }: FreshnessRecord,
  current: CurrentSymbols
): CompareSymbols {
  const known = new Set(
    Object.values(pages).flatMap(({ symbols }) => Object.keys(symbols))
  )
  const added = [...current].filter(([key]) => !known.has(key))
  return (recorded, documented) => {
    const changes = Object.entries(recorded.symbols).flatMap(
      ([key, hash]): readonly SymbolChange[] => {
        const before = signatures[key]?.[hash] ?? []
        const symbol = current.get(key)
        if (symbol === undefined) return [describeRemoved(key, before, added)]
        return symbol.hash === hash || !documented.includes(key)
          ? []
          : [{ key, kind: 'changed', ...diffLines(before, symbol.lines) }]
      }
    )
    const renamed = changes.flatMap(({ renamedTo }) => renamedTo ?? [])
    const more = documented.flatMap((key): readonly SymbolChange[] => {
      const symbol = current.get(key)
      const isKnown = Object.hasOwn(recorded.symbols, key)
      // Whoever confirms the old name confirms the new one.
      return symbol === undefined || isKnown || renamed.includes(key)
        ? []
        : [{ key, kind: 'new', before: [], after: symbol.lines }]
    })
    return [...changes, ...more].sort((one, other) =>
      one.key < other.key ? -1 : 1
    )
  }
}

/**
 * Describe a removed export. It was renamed if exactly one new export of the
 * package has its declaration under another name.
 */
function describeRemoved(
  key: string,
  before: readonly string[],
  added: readonly (readonly [string, CurrentSymbol])[]
): SymbolChange {
  const module = getModule(key)
  const anonymous = hideName(before, getName(key))
  const same = added.filter(
    ([other, { lines }]) =>
      getModule(other) === module &&
      hideName(lines, getName(other)) === anonymous
  )
  const [[renamedTo] = []] = same
  return same.length === 1 && before.length > 0
    ? { key, kind: 'renamed', before, after: [], renamedTo }
    : { key, kind: 'removed', before, after: [] }
}

/** A declaration without its name. */
function hideName(lines: readonly string[], name: string): string {
  return lines
    .join('\n')
    .split(/\b/)
    .map(word => (word === name ? '' : word))
    .join('\0')
}

/** Lines that only one of two declarations has, in order. */
function diffLines(
  one: readonly string[],
  other: readonly string[]
): Pick<SymbolChange, 'before' | 'after'> {
  const before = subtract(one, other)
  const after = subtract(other, one)
  // Only their order differs.
  return before.length + after.length === 0
    ? { before: one, after: other }
    : { before, after }
}

function subtract(
  lines: readonly string[],
  subtracted: readonly string[]
): readonly string[] {
  const rest = [...subtracted]
  return lines.filter(line => {
    const index = rest.indexOf(line)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}
