import type { z } from 'zod'
import { SiteError } from '../../model/errors.ts'
import {
  describeExpectation,
  describeValue,
  expandUnion,
  type Issue,
  listChoices
} from './describeIssue.ts'
import { findKnownKeys } from './findKnownKeys.ts'
import { describeForeignField } from './foreignFields.ts'
import type { ValuePath } from './scanLiterals.ts'
import type { SourceLocator } from './sourceLocator.ts'
import { findNear, suggestName } from './suggestName.ts'
import { valueAt } from './valueAt.ts'

/** A configuration value, or everything that is wrong with it. */
export type Validated<Value> =
  | { readonly value: Value; readonly problems: readonly [] }
  | { readonly problems: readonly SiteError[] }

/**
 * Check a configuration value against its schema.
 *
 * @param locator of the file that the value was written in
 */
export function validateConfig<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  locator: SourceLocator
): Validated<z.output<Schema>> {
  if (measureDepth(value) > DEEPEST) {
    return { problems: [createDepthProblem(locator)] }
  }
  const result = schema.safeParse(value)
  if (result.success) return { value: result.data, problems: [] }
  const context = { root: value, schema, locator }
  const problems = result.error.issues
    .flatMap(issue =>
      expandUnion(issue, path => valueAt(value, [...issue.path, ...path]))
    )
    .flatMap(issue => createProblems(issue, context))
  return { problems }
}

interface IssueContext {
  readonly root: unknown
  readonly schema: z.ZodType
  readonly locator: SourceLocator
}

/** Levels of lists and groups; nobody writes more, but a circle has more. */
const DEEPEST = 100

function measureDepth(value: unknown, above: readonly object[] = []): number {
  if (typeof value !== 'object' || value === null) return above.length
  if (above.length > DEEPEST || above.includes(value)) return DEEPEST + 1
  const inner = Object.values(value).map(child =>
    measureDepth(child, [...above, value])
  )
  return Math.max(above.length, ...inner)
}

function createDepthProblem({ file }: SourceLocator): SiteError {
  return new SiteError(
    `The values of ${file} nest more than ${DEEPEST} levels deep, or one of them holds itself.`,
    {
      place: { file },
      remedy: 'Write it with a few levels, and no value inside of itself.'
    }
  )
}

function createProblems(
  issue: Issue,
  { root, schema, locator }: IssueContext
): readonly SiteError[] {
  const path = issue.path.map(key =>
    typeof key === 'number' ? key : String(key)
  )
  if (issue.code === 'unrecognized_keys') {
    const known = findKnownKeys(schema, path)
    return issue.keys.map(key => {
      const name = [...path, key].join('.')
      return new SiteError(
        `These field(s) ("${name}") are not recognized in ${locator.file}.`,
        {
          place: locator.findKey([...path, key]),
          remedy: describeForeignField(key) ?? suggestName(key, known, 'Fields')
        }
      )
    })
  }
  const found = valueAt(root, path)
  const name = path.join('.')
  const expected = describeExpectation(issue)
  const place = locator.findValue(path)
  if (path.length === 0) return [createWholeProblem(found, locator.file)]
  if (expected === undefined) {
    return [createRuleProblem(issue, { name, found, path, locator })]
  }
  return [
    new SiteError(
      found === undefined
        ? `"${name}" is missing; it must be ${expected}.`
        : `"${name}" is ${describeValue(found)}, but must be ${expected}.`,
      { place, remedy: createRemedy({ name, found, expected, issue }) }
    )
  ]
}

function createWholeProblem(found: unknown, file: string): SiteError {
  const shown =
    found === null
      ? 'null'
      : typeof found === 'string'
        ? `the text ${describeValue(found)}`
        : Array.isArray(found)
          ? 'a list'
          : describeValue(found)
  const isScript = /\.[cm]?[jt]s$/.test(file)
  return new SiteError(
    isScript
      ? `${file} exports ${shown}, but must export an object.`
      : `${file} holds ${shown}, but must hold a group of keys.`,
    {
      place: isScript ? { file } : { file, line: 1, column: 1 },
      remedy: isScript
        ? 'Write: export default { … }'
        : 'Write one "key: value" a line.'
    }
  )
}

/** A rule of the schema's own says what is wrong, and perhaps what helps. */
function createRuleProblem(
  issue: Issue,
  at: {
    readonly name: string
    readonly found: unknown
    readonly path: ValuePath
    readonly locator: SourceLocator
  }
): SiteError {
  const { found, locator, name, path } = at
  const remedy = issue.code === 'custom' ? issue.params?.remedy : undefined
  const isGroup = typeof found === 'object' && typeof path.at(-1) === 'string'
  return new SiteError(issue.message, {
    place: isGroup ? locator.findKey(path) : locator.findValue(path),
    remedy: typeof remedy === 'string' ? remedy : `Change "${name}".`
  })
}

function createRemedy(options: {
  readonly name: string
  readonly found: unknown
  readonly expected: string
  readonly issue: Issue
}): string {
  const { name, found, expected, issue } = options
  const key = name.split('.').at(-1) ?? name
  if (found === undefined) return `Add "${key}".`
  const near = findNear(String(found), listChoices(issue))
  if (near !== undefined) return `Did you mean "${near}"?`
  if (expected === 'text' && typeof found !== 'object') {
    return `Put it in quotes: ${key}: '${String(found)}'.`
  }
  if (expected === 'true or false')
    return 'Write true or false, without quotes.'
  return `Write ${expected} there, or remove "${key}".`
}
