import type { z } from 'zod'
import type { SiteError } from '../../model/errors.ts'
import type { SourceLocator, ValuePath } from '../sourceLocator.ts'
import {
  createHint,
  createReadProblem,
  createUnknownProblem,
  createValueProblem
} from './configProblems.ts'

/** A valid value, or all its problems. */
export type Validated<Value> =
  | { readonly value: Value; readonly problems: readonly [] }
  | { readonly problems: readonly SiteError[] }

/**
 * Validate a value against its schema. Custom rules put the problem on the first
 * line of their message and the remedy on the others.
 *
 * @param locator of the value's file
 * @param options.at path of the value in the file
 * @param options.movedFields replacements for known foreign fields
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
    const issues = result.error.issues.flatMap(findClosestIssues)
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

/** Only circular values are nested more deeply. */
const MAX_DEPTH = 100

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return (
    depth > MAX_DEPTH ||
    Object.values(value).some(inner => isTooDeep(inner, depth + 1))
  )
}

/** Find the issues of the union member that matches best. */
function findClosestIssues(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [closest] = issue.errors
    .filter(branch => branch.every(isNestedIssue))
    .toSorted((one, other) => one.length - other.length)
  return (
    closest?.flatMap(inner =>
      findClosestIssues({ ...inner, path: [...issue.path, ...inner.path] })
    ) ?? [issue]
  )
}

function isNestedIssue({ code, path }: Issue): boolean {
  return path.length > 0 || code === 'unrecognized_keys' || code === 'custom'
}

/** A missing key next to an unknown one is the same mistake. */
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

/** Drop the invalid and unknown keys of an object. */
export function omitInvalidKeys(
  value: unknown,
  { issues }: z.ZodError
): Readonly<Record<string, unknown>> {
  const invalid = new Set(
    issues.flatMap(issue =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0
        ? issue.keys
        : [issue.path[0]]
    )
  )
  const isObject = typeof value === 'object' && !Array.isArray(value)
  const entries = Object.entries((isObject && value) || {})
  return Object.fromEntries(entries.filter(([key]) => !invalid.has(key)))
}
