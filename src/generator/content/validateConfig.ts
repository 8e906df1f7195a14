import type { z } from 'zod'
import { SiteError } from '../../model/errors.ts'
import { createValueRemedy } from './createValueRemedy.ts'
import {
  describeExpectation,
  describeValue,
  expandUnion,
  type Issue
} from './describeIssue.ts'
import { dropConsequences, listMissing } from './dropConsequences.ts'
import { findKnownKeys } from './findKnownKeys.ts'
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
 * @param movedFields unknown fields, and what to write instead
 */
export function validateConfig<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  locator: SourceLocator,
  { movedFields = new Map() }: Pick<Partial<IssueContext>, 'movedFields'> = {}
): Validated<z.output<Schema>> {
  try {
    if (measureDepth(value) > DEEPEST) {
      return { problems: [createDepthProblem(locator)] }
    }
    const result = schema.safeParse(value)
    if (result.success) return { value: result.data, problems: [] }
    const context = { root: value, schema, locator, movedFields }
    const issues = result.error.issues.flatMap(issue =>
      expandUnion(issue, path => valueAt(value, [...issue.path, ...path]))
    )
    const isMissing = ({ code, path }: Issue) =>
      code !== 'custom' && path.length > 0 && valueAt(value, path) === undefined
    const problems = dropConsequences(issues, isMissing).flatMap(issue =>
      createProblems(issue, {
        ...context,
        missing: listMissing(issue, issues, isMissing)
      })
    )
    return { problems }
  } catch (error) {
    return { problems: [createReadProblem(error, locator)] }
  }
}

/** Scripts may export what throws as soon as somebody looks at it. */
function createReadProblem(error: unknown, { file }: SourceLocator): SiteError {
  const reason = error instanceof Error ? error.message : String(error)
  return new SiteError(`A value of ${file} can't be read: ${reason}.`, {
    place: { file },
    remedy: 'Write plain values: text, numbers, lists and groups.',
    cause: error
  })
}

interface IssueContext {
  readonly root: unknown
  readonly schema: z.ZodType
  readonly locator: SourceLocator
  readonly movedFields: ReadonlyMap<string, string>
  /** Keys that an unknown one may stand for. */
  readonly missing: readonly string[]
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
    `The values of ${file} are nested more than ${DEEPEST} levels deep, or one contains itself.`,
    {
      place: { file },
      remedy: "Use fewer levels, and don't nest a value inside itself."
    }
  )
}

function createProblems(
  issue: Issue,
  { root, schema, locator, movedFields, missing }: IssueContext
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
          remedy: movedFields.get(key) ?? suggestField(key, { known, missing })
        }
      )
    })
  }
  const found = valueAt(root, path)
  const name = path.join('.')
  const expected = describeExpectation(issue)
  const place = locator.findValue(path)
  if (path.length === 0) {
    return [createWholeProblem(found, expected, locator.file)]
  }
  if (expected === undefined) {
    return [createRuleProblem(issue, { name, found, path, locator })]
  }
  return [
    new SiteError(
      found === undefined
        ? `"${name}" is missing; it must be ${expected}.`
        : `"${name}" is ${describeValue(found)}, but must be ${expected}.`,
      {
        place,
        remedy: createValueRemedy({
          name,
          found,
          expected,
          issue,
          file: locator.file
        })
      }
    )
  ]
}

/** The nearest known field, or the one that is missed. */
function suggestField(
  key: string,
  {
    known,
    missing
  }: { readonly known: readonly string[]; readonly missing: readonly string[] }
): string {
  const [only, ...others] = missing
  return findNear(key, known) === undefined && only && others.length === 0
    ? `Did you mean "${only}"?`
    : suggestName(key, known, 'Fields')
}

function createWholeProblem(
  found: unknown,
  expected: string | undefined,
  file: string
): SiteError {
  const shown =
    typeof found === 'string'
      ? `the text ${describeValue(found)}`
      : Array.isArray(found)
        ? 'a list'
        : describeValue(found ?? null)
  const isScript = /\.[cm]?[jt]s$/.test(file)
  const isList = expected === 'a list'
  return new SiteError(
    isScript
      ? `${file} exports ${shown}, but must export an object.`
      : `${file} holds ${shown}, but must hold ${isList ? 'a list' : 'a group of keys'}.`,
    {
      place: isScript ? { file } : { file, line: 1, column: 1 },
      remedy: isScript
        ? `Write: export default ${found instanceof Promise ? 'await …' : '{ … }'}`
        : isList
          ? 'Write ["one", "two"].'
          : file.endsWith('.json')
            ? 'Write { "key": "value" }.'
            : 'Write one "key: value" per line.'
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
