import { closest, distance } from 'fastest-levenshtein'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { SiteError } from '../../model/errors.ts'
import type { SourceFile } from '../../model/paths.ts'
import { foreignKeys } from './frontMatterSchema.ts'

/** Where the front matter ends, and what stood in it. */
export interface FrontMatterBlock {
  /** YAML between the fences, or an empty string. */
  readonly yaml: string
  /** The text after the closing fence. */
  readonly body: string
  /** Lines before the body. */
  readonly bodyLine: number
}

/** Cut a source text at its front matter fences. */
export function splitFrontMatter(source: string): FrontMatterBlock {
  const match = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/.exec(
    source
  )
  if (match === null) return { yaml: '', body: source, bodyLine: 0 }
  return {
    yaml: match[1] ?? '',
    body: source.slice(match[0].length),
    bodyLine: match[0].split('\n').length - 1
  }
}

/** Parsed front matter, with everything that is wrong with it. */
export interface ParsedFrontMatter<Data> {
  readonly data: Data
  readonly problems: readonly SiteError[]
  /** Unknown keys far from any known one: a mistake only in a strict site. */
  readonly unknownKeys: readonly SiteError[]
}

/**
 * Parse the front matter of one file against its schema.
 *
 * @param yaml text between the fences
 * @returns what is valid, and one problem a mistake with its line and column
 */
export function parseFrontMatter<Schema extends z.ZodObject>(
  yaml: string,
  schema: Schema,
  file: SourceFile
): ParsedFrontMatter<z.output<Schema>> {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const placeOf = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { file, line: line + 1, column: col }
  }
  if (document.errors.length > 0) {
    const problems = document.errors.map(
      ({ message, pos }) =>
        new SiteError(
          `The front matter is not valid YAML: ${firstLine(message)}`,
          {
            place: placeOf(pos[0]),
            remedy: 'Quote values that contain ": ", "#", "@" or brackets.'
          }
        )
    )
    return { data: schema.parse({}), problems, unknownKeys: [] }
  }
  const value: unknown = document.toJS()
  if (value === null || value === undefined) {
    return { data: schema.parse({}), problems: [], unknownKeys: [] }
  }
  if (!isMap(document.contents)) {
    const problem = new SiteError(
      `The front matter holds ${describeValue(value)} where "key: value" lines belong.`,
      {
        place: { file, line: 2, column: 1 },
        remedy: 'Write one "key: value" a line, or remove the fences.'
      }
    )
    return { data: schema.parse({}), problems: [problem], unknownKeys: [] }
  }

  const offsets = new Map(
    document.contents.items.map(({ key, value: node }) => [
      isScalar(key) ? String(key.value) : '',
      {
        key: isScalar(key) ? (key.range?.[0] ?? 0) : 0,
        value: rangeOf(node)
      }
    ])
  )
  const result = schema.safeParse(value)
  const known = Object.keys(schema.shape)
  const problems = (result.error?.issues ?? []).map(issue => {
    const key = String(issue.path[0] ?? '')
    const found = (value as Record<string, unknown>)[key] // a map: checked above
    return new SiteError(
      `The front matter key "${issue.path.join('.')}" is ${describeValue(found)}: ${issue.message}.`,
      {
        place: placeOf(offsets.get(key)?.value ?? 0),
        remedy: remedyFor(key)
      }
    )
  })
  const unknown = [...offsets.keys()].filter(
    key => !known.includes(key) && !foreignKeys.has(key)
  )
  const asProblem = (key: string) =>
    createUnknownKeyProblem({
      key,
      known,
      place: placeOf(offsets.get(key)?.key ?? 0)
    })
  const isTypo = (key: string) => isNear(key, closest(key, known))
  return {
    data: result.success
      ? result.data
      : schema.parse(omitKeys(value, result.error.issues)),
    problems: [...problems, ...unknown.filter(isTypo).map(asProblem)],
    unknownKeys: unknown.filter(key => !isTypo(key)).map(asProblem)
  }
}

/** Leave out the keys that are wrong, so that the others still count. */
function omitKeys(
  value: unknown,
  issues: readonly { readonly path: readonly PropertyKey[] }[]
): Readonly<Record<string, unknown>> {
  const wrong = new Set(issues.map(({ path }) => path[0]))
  return Object.fromEntries(
    Object.entries(value ?? {}).filter(([key]) => !wrong.has(key))
  )
}

function rangeOf(node: unknown): number {
  if (typeof node !== 'object' || node === null || !('range' in node)) return 0
  return Array.isArray(node.range) ? Number(node.range[0]) : 0
}

/** Two words are near when few slips of the hand part them, two at least. */
export function isNear(word: string, other: string): boolean {
  return (
    distance(word, other) <=
    Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3))
  )
}

function createUnknownKeyProblem(options: {
  readonly key: string
  readonly known: readonly string[]
  readonly place: { file: string; line: number; column: number }
}): SiteError {
  const { key, known, place } = options
  const nearest = closest(key, [...known])
  return new SiteError(`The front matter key "${key}" is unknown.`, {
    place,
    remedy: isNear(key, nearest)
      ? `Did you mean "${nearest}"?`
      : `Known keys: ${[...known].sort().join(', ')}.`
  })
}

function remedyFor(key: string): string {
  if (key.startsWith('toc_')) return 'Heading levels are 2 to 6.'
  if (key === 'draft' || key === 'unlisted' || key.startsWith('hide_')) {
    return 'Write true or false, without quotes.'
  }
  return `Change the value of "${key}", or remove the line.`
}

function describeValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of keys'
  return `${typeof value === 'string' ? 'the text' : `the ${typeof value}`} ${JSON.stringify(value)}`
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/ at line.*$/, '')
}
