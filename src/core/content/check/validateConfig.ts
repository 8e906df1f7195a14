import type { z } from 'zod'
import type { SiteError } from '../../model/errors.ts'
import type { SourceLocator, ValuePath } from '../sourceLocator.ts'
import {
  createHint,
  createReadProblem,
  createUnknownProblem,
  createValueProblem
} from './configProblems.ts'

/** A checked value, or everything that is wrong with it. */
export type Validated<Value> =
  | { readonly value: Value; readonly problems: readonly [] }
  | { readonly problems: readonly SiteError[] }

/**
 * Check what an author wrote against its schema. A rule of a schema's own says
 * what is wrong on the first line of its message, and what to do on the others.
 *
 * @param locator of the file that the value was written in
 * @param options.at where the value is in the file
 * @param options.movedFields unknown fields, and what to write instead
 */
export function validateConfig<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  locator: SourceLocator,
  options: {
    readonly at?: ValuePath
    readonly movedFields?: ReadonlyMap<string, string>
  } = {}
): Validated<z.output<Schema>> {
  const { at = [], movedFields = new Map() } = options
  try {
    if (isTooDeep(value)) throw new RangeError('it is nested too deeply')
    const result = schema.safeParse(value, {
      reportInput: true,
      error: createHint
    })
    if (result.success) return { value: result.data, problems: [] }
    const issues = result.error.issues.flatMap(findMeant)
    const problems = issues
      .filter(issue => !isConsequence(issue, issues))
      .flatMap(issue => {
        const path = [...at, ...(issue.path as ValuePath)] // no symbols
        return issue.code === 'unrecognized_keys'
          ? issue.keys.map(key =>
              createUnknownProblem([...path, key], locator, {
                hint: movedFields.get(key),
                known: issue.message.split(',')
              })
            )
          : createValueProblem(issue, path, locator)
      })
    return { problems }
  } catch (error) {
    return { problems: [createReadProblem(error, locator)] }
  }
}

type Issue = z.core.$ZodIssue

/** Maximum levels of lists and objects; only circular values have more. */
const DEEPEST = 100

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return (
    depth > DEEPEST ||
    Object.values(value).some(inner => isTooDeep(inner, depth + 1))
  )
}

/** Find the problems with the member of a union that comes closest. */
function findMeant(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [meant] = issue.errors
    .filter(branch => branch.every(isInside))
    .toSorted((one, other) => one.length - other.length)
  return (
    meant?.flatMap(inner =>
      findMeant({ ...inner, path: [...issue.path, ...inner.path] })
    ) ?? [issue]
  )
}

function isInside({ code, path }: Issue): boolean {
  return path.length > 0 || code === 'unrecognized_keys' || code === 'custom'
}

/** A missing key beside an unknown one is the same mistake. */
function isConsequence(issue: Issue, issues: readonly Issue[]): boolean {
  const isRule = issue.code === 'custom'
  const parent = (isRule ? issue.path : issue.path.slice(0, -1)).join('.')
  return (
    (isRule || issue.input === undefined) &&
    issues.some(
      ({ code, path }) =>
        code === 'unrecognized_keys' && path.join('.') === parent
    )
  )
}

/** Leave out the keys of an object that are wrong or unknown. */
export function omitInvalidKeys(
  value: unknown,
  { issues }: z.ZodError
): Readonly<Record<string, unknown>> {
  const wrong = new Set(
    issues.flatMap(issue =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0
        ? issue.keys
        : [issue.path[0]]
    )
  )
  const isGroup = typeof value === 'object' && !Array.isArray(value)
  const entries = Object.entries((isGroup && value) || {})
  return Object.fromEntries(entries.filter(([key]) => !wrong.has(key)))
}
