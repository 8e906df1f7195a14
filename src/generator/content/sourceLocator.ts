import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  type LineCounter
} from 'yaml'
import type { SourcePlace } from '../../model/errors.ts'
import {
  type LiteralEntry,
  scanLiterals,
  type ValuePath
} from './scanLiterals.ts'

/** Finds where a value of a file was written. */
export interface SourceLocator {
  readonly file: string
  /** The value that a path leads to, or the nearest one above it. */
  readonly findValue: (path: ValuePath) => SourcePlace
  /** The key in front of it. */
  readonly findKey: (path: ValuePath) => SourcePlace
}

/** Create a locator that knows the file alone. */
export function createFileLocator(file: string): SourceLocator {
  return { file, findValue: () => ({ file }), findKey: () => ({ file }) }
}

/** Create a locator for the literals of a TypeScript or JavaScript file. */
export function createScriptLocator(
  file: string,
  source: string
): SourceLocator {
  const literals = scanLiterals(source)
  const exported = /export\s+default\s+([\w$]+)\s*(?:;|\n|$|satisfies|as)/.exec(
    source
  )?.[1]
  const byName = (name: string) =>
    literals.find(literal => literal.name === name)
  const first = byName('default') ?? byName(exported ?? '')

  const find = (name: string, path: ValuePath): LiteralEntry | undefined => {
    const literal = name === 'default' ? first : byName(name)
    if (literal === undefined) return undefined
    for (let end = path.length; end > 0; end -= 1) {
      const entry = literal.entries.find(({ path: known }) =>
        isSamePath(known, path.slice(0, end))
      )
      if (entry === undefined) continue
      const rest = path.slice(end)
      if (entry.name === undefined || entry.name === name) return entry
      return find(entry.name, rest) ?? entry
    }
    return undefined
  }
  const locate = (path: ValuePath, part: 'key' | 'value'): SourcePlace => {
    const offset = find('default', path)?.[part] ?? first?.start
    return offset === undefined ? { file } : createPlace(file, source, offset)
  }
  return {
    file,
    findValue: path => locate(path, 'value'),
    findKey: path => locate(path, 'key')
  }
}

/**
 * Create a locator for a YAML or JSON document.
 *
 * @param options.skippedLines lines of the file before the document
 */
export function createYamlLocator(
  document: Document,
  options: {
    readonly file: string
    readonly lines: LineCounter
    readonly skippedLines?: number
  }
): SourceLocator {
  const { file, lines, skippedLines = 0 } = options
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { file, line: line + skippedLines, column: col }
  }
  const locate = (path: ValuePath, part: 'key' | 'value') => {
    for (let end = path.length; end > 0; end -= 1) {
      const offset = findOffset(document, path.slice(0, end), part)
      if (offset !== undefined) return place(offset)
    }
    return place(0)
  }
  return {
    file,
    findValue: path => locate(path, 'value'),
    findKey: path => locate(path, 'key')
  }
}

function findOffset(
  document: Document,
  path: ValuePath,
  part: 'key' | 'value'
): number | undefined {
  const parent =
    path.length === 1 ? document.contents : document.getIn(path.slice(0, -1))
  if (part === 'key' && isMap(parent)) {
    const pair = parent.items.find(
      ({ key }) => String(isScalar(key) ? key.value : key) === `${path.at(-1)}`
    )
    return isNode(pair?.key) ? pair.key.range?.[0] : undefined
  }
  if (!isCollection(parent)) return undefined
  const node = parent.get(path.at(-1), true)
  return isNode(node) ? node.range?.[0] : undefined
}

/** Turn an offset into line and column, both from 1. */
export function createPlace(
  file: string,
  source: string,
  offset: number
): { readonly file: string; readonly line: number; readonly column: number } {
  const before = source.slice(0, offset)
  const lastBreak = before.lastIndexOf('\n')
  return {
    file,
    line: before.split('\n').length,
    column: offset - lastBreak
  }
}

function isSamePath(one: ValuePath, other: ValuePath): boolean {
  return (
    one.length === other.length &&
    one.every((key, index) => String(key) === String(other[index]))
  )
}
