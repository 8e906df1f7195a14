import { location } from 'vfile-location'
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  type LineCounter
} from 'yaml'
import type { SourceLocation } from '../model/diagnostic.ts'

/** Keys and indexes that lead to a value. */
export type ValuePath = readonly (string | number)[]

/** Finds the source position of a value. */
export interface SourceLocator {
  readonly file: string
  /** Position of the value, or of its nearest ancestor that exists. */
  readonly findValue: (path: ValuePath) => SourceLocation
  /** Position of its key. */
  readonly findKey: (path: ValuePath) => SourceLocation
  /** A plain value as written, such as `1.10`; only in YAML and JSON. */
  readonly findText?: (path: ValuePath) => string | undefined
}

/** Create a locator that only knows the file. */
export function createFileLocator(file: string): SourceLocator {
  return { file, findValue: () => ({ file }), findKey: () => ({ file }) }
}

/** Create a locator that calls `create` only once a position is asked for. */
export function createLazyLocator(
  file: string,
  create: () => SourceLocator
): SourceLocator {
  let created: SourceLocator | undefined
  const get = () => {
    created ??= create()
    return created
  }
  return {
    file,
    findValue: path => get().findValue(path),
    findKey: path => get().findKey(path),
    findText: path => get().findText?.(path)
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
  const findPlace = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { file, line: line + skippedLines, column: col }
  }
  const locate = (path: ValuePath, part: 'key' | 'value') => {
    for (let end = path.length; end > 0; end -= 1) {
      const offset = findOffset(document, path.slice(0, end), part)
      if (offset !== undefined) return findPlace(offset)
    }
    return findPlace(0)
  }
  return {
    file,
    findValue: path => locate(path, 'value'),
    findKey: path => locate(path, 'key'),
    findText: path => {
      const node = document.getIn(path, true)
      return isScalar(node) ? node.source : undefined
    }
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

/** Convert an offset to line and column, both from 1. */
export function locateOffset(
  file: string,
  source: string,
  offset: number
): SourceLocation {
  const { line = 1, column = 1 } = location(source).toPoint(offset) ?? {}
  return { file, line, column }
}

/**
 * Find a place in the text of a page.
 *
 * @param offset in the page's body; -1 for the whole page
 */
export function locateInBody(
  {
    file,
    body,
    bodyLine
  }: {
    readonly file: string
    readonly body: string
    /** Number of lines before the body. */
    readonly bodyLine: number
  },
  offset = -1
): SourceLocation {
  if (offset < 0) return { file }
  const { line = 1, column } = locateOffset(file, body, offset)
  return { file, line: bodyLine + line, column }
}

/**
 * Find a module specifier in a script or page. The last path segment is enough,
 * because the rest may be an alias.
 *
 * @returns offset of the opening quote, or -1
 */
export function findModuleSpecifier(source: string, module: string): number {
  const escapeText = (text: string) => text.replace(/[^\w-]/g, '\\$&')
  const exact = source.search(new RegExp(`['"]${escapeText(module)}['"]`))
  const name = module.slice(module.lastIndexOf('/') + 1)
  return exact < 0
    ? source.search(new RegExp(`(['"])[^'"\\n]*/${escapeText(name)}\\1`))
    : exact
}
