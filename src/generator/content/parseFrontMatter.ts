import type { z } from 'zod'
import { SiteError } from '../../model/errors.ts'
import type { SourceFile } from '../../model/paths.ts'
import {
  describeExpectation,
  expandUnion,
  type Issue
} from './describeIssue.ts'
import { foreignKeys, postFrontMatter } from './frontMatterSchema.ts'
import { parseYaml } from './parseData.ts'
import type { ValuePath } from './scanLiterals.ts'
import type { SourceLocator } from './sourceLocator.ts'
import { findNear, suggestName } from './suggestName.ts'
import { valueAt } from './valueAt.ts'

const postKeys = new Set(Object.keys(postFrontMatter.shape))

/** Where the front matter ends, and what stood in it. */
export interface FrontMatterBlock {
  /** YAML between the fences, or an empty string. */
  readonly yaml: string
  /** The text after the closing fence. */
  readonly body: string
  /** Lines before the body. */
  readonly bodyLine: number
  /** The text starts as front matter does, and no fence ends it. */
  readonly isOpen: boolean
}

/** Cut a source text at its front matter fences. */
export function splitFrontMatter(source: string): FrontMatterBlock {
  const match = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/.exec(
    source
  )
  if (match === null) {
    const isOpen = /^---[ \t]*\r?\n["']?[\w-]+["']?:/.test(source)
    return { yaml: '', body: source, bodyLine: 0, isOpen }
  }
  return {
    yaml: match[1] ?? '',
    body: source.slice(match[0].length),
    bodyLine: match[0].split('\n').length - 1,
    isOpen: false
  }
}

/** Parsed front matter, with everything that is wrong with it. */
export interface ParsedFrontMatter<Data> {
  readonly data: Data
  readonly problems: readonly SiteError[]
  /** Unknown keys far from any known one: a mistake only in a strict site. */
  readonly unknownKeys: readonly SiteError[]
  /** Of the YAML, for rules that no schema holds. */
  readonly locator: SourceLocator
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
  const { value, locator, problems } = parseYaml(yaml, {
    file,
    name: 'The front matter',
    skippedLines: 1
  })
  const empty = { data: schema.parse({}), unknownKeys: [], locator }
  if (value === null || value === undefined) return { ...empty, problems }
  if (typeof value !== 'object' || Array.isArray(value)) {
    return { ...empty, problems: [createShapeProblem(value, file)] }
  }
  const result = schema.safeParse(value)
  const issues = (result.error?.issues ?? []).flatMap(issue =>
    expandUnion(issue, path => valueAt(value, [...issue.path, ...path]))
  )
  const known = Object.keys(schema.shape)
  const unknown = Object.keys(value).filter(
    key => !known.includes(key) && !foreignKeys.has(key)
  )
  const createUnknown = (key: string) =>
    createUnknownProblem([key], known, locator)
  const isSlip = (key: string) => findNear(key, known) !== undefined
  return {
    locator,
    data: result.success
      ? result.data
      : schema.parse(omitKeys(value, result.error.issues)),
    problems: [
      ...issues.flatMap(issue => createProblems(issue, value, locator)),
      ...unknown.filter(isSlip).map(createUnknown)
    ],
    unknownKeys: unknown.filter(key => !isSlip(key)).map(createUnknown)
  }
}

function createShapeProblem(value: unknown, file: SourceFile): SiteError {
  return new SiteError(
    `The front matter is ${describeValue(value)}, but must be "key: value" lines.`,
    {
      place: { file, line: 2, column: 1 },
      remedy: 'Write one "key: value" per line, or remove the dashes.'
    }
  )
}

function createProblems(
  issue: Issue,
  value: object,
  locator: SourceLocator
): readonly SiteError[] {
  const path = issue.path.map(key =>
    typeof key === 'number' ? key : String(key)
  )
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key =>
      createUnknownProblem([...path, key], ['date', 'author'], locator)
    )
  }
  const found = valueAt(value, path)
  const expected = describeExpectation(issue)
  const reason =
    expected === undefined ? `: ${issue.message}` : `, but must be ${expected}.`
  return [
    new SiteError(
      `The front matter key "${path.join('.')}" is ${describeValue(found)}${reason}`,
      {
        place: locator.findValue(path),
        remedy: createRemedy(String(path[0] ?? ''), { expected, found })
      }
    )
  ]
}

function createUnknownProblem(
  path: ValuePath,
  known: readonly string[],
  locator: SourceLocator
): SiteError {
  return new SiteError(`The front matter key "${path.join('.')}" is unknown.`, {
    place: locator.findKey(path),
    remedy:
      path.length === 1 && postKeys.has(String(path[0]))
        ? 'Only posts have this key: remove it.'
        : suggestName(String(path.at(-1)), known, 'Keys')
  })
}

/** Leave out the keys that are wrong, so that the others still count. */
function omitKeys(
  value: object,
  issues: readonly { readonly path: readonly PropertyKey[] }[]
): Readonly<Record<string, unknown>> {
  const wrong = new Set(issues.map(({ path }) => path[0]))
  return Object.fromEntries(
    Object.entries(value).filter(([key]) => !wrong.has(key))
  )
}

function createRemedy(
  key: string,
  about: { readonly expected: string | undefined; readonly found: unknown }
): string {
  const { expected, found } = about
  if (key.startsWith('toc_')) return 'Heading levels are 2 to 6.'
  if (found === false && /^(?:pagination|displayed)_/.test(key)) {
    return `Write "${key}: null" for none.`
  }
  if (expected === 'a number' && /^-?\d/.test(String(found))) {
    return `Write it without quotes: ${key}: ${found}.`
  }
  if (expected === 'true or false')
    return 'Write true or false, without quotes.'
  if (expected === 'a list') return `Write it as a list: ${key}: [one, two].`
  if (expected?.startsWith('text')) {
    return `Write it in quotes: ${key}: "…". Or remove the line.`
  }
  return `Change the value of "${key}", or remove the line.`
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of keys'
  return typeof value === 'string'
    ? `the text ${JSON.stringify(value)}`
    : `the ${typeof value} ${String(value)}`
}
