import type { z } from 'zod'
import { type Diagnostic, escapeInvisible } from '../../model/diagnostic.ts'
import { suggestName } from '../schema/suggestName.ts'
import type { SourceLocator, ValuePath } from '../sourceLocator.ts'

/** A valid value, or all its diagnostics. */
type Validated<Value> =
  | { readonly value: Value; readonly diagnostics: readonly [] }
  | { readonly diagnostics: readonly Diagnostic[] }

/**
 * Validate a value against its schema. Custom rules say what's wrong on the first
 * line of their message; the other lines are the hint.
 *
 * @param locator of the value's file
 * @param options.at path of the value in the file
 * @param options.movedFields replacements for fields that other generators have
 */
export function validateValue<Schema extends z.ZodType>(
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
    if (result.success) return { value: result.data, diagnostics: [] }
    const issues = result.error.issues.flatMap(findClosestIssues)
    const diagnostics = issues
      .filter(issue => !isConsequence(issue, issues))
      .flatMap(issue => {
        const path = [...at, ...(issue.path as ValuePath)] // no symbols
        return issue.code === 'unrecognized_keys'
          ? issue.keys.map(key =>
              describeUnknown([...path, key], locator, {
                hint: movedFields.get(key),
                known: issue.message.split(',')
              })
            )
          : describeIssue(issue, path, locator)
      })
    return { diagnostics }
  } catch (error) {
    return { diagnostics: [describeReadError(error, locator)] }
  }
}

/** Only circular values are nested more deeply. */
const MAX_DEPTH = 100

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return (
    depth > MAX_DEPTH ||
    Object.values(value).some(inner => isTooDeep(inner, depth + 1))
  )
}

/** Hints by expected type, worded to fit YAML, JSON and scripts. */
const EXPECTED_FORMS: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number without quotes',
  int: 'a whole number',
  boolean: 'true or false without quotes',
  array: 'a list: [one, two]',
  object: 'an object with keys and values',
  record: 'an object with keys and values'
}

/**
 * Suggest a valid value in place of one that a schema rejects.
 *
 * @returns undefined to keep zod's own message
 */
function createHint(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const form = EXPECTED_FORMS[String(issue.expected)]
      return form && `Write ${form}.`
    }
    case 'invalid_value':
      return suggestName(
        String(issue.input),
        [issue.values].flat().map(String),
        'Values'
      )
    case 'too_small':
      if (issue.origin === 'string') return 'Write at least one character.'
      return issue.origin === 'array' ? 'Write at least one entry.' : undefined
    case 'invalid_union':
      return issue.options === undefined
        ? [...new Set(issue.errors?.flat().map(({ message }) => message))].join(
            ' Or: '
          )
        : suggestName(
            String(findRejectedValue(issue)),
            [issue.options].flat().map(String),
            'Types'
          )
    case 'unrecognized_keys':
      // The known keys; the schema isn't available later.
      return Object.keys(
        (issue.inst as z.core.$ZodObject)._zod.def.shape
      ).join()
    default:
      return undefined
  }
}

/** Find the rejected value: the discriminator if an object has an unknown type. */
function findRejectedValue(
  issue: z.core.$ZodIssue | z.core.$ZodRawIssue
): unknown {
  const { input } = issue
  return issue.code === 'invalid_union' && issue.discriminator !== undefined
    ? Object(input)[String(issue.discriminator)]
    : input
}

type Issue = z.core.$ZodIssue

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

/** Create the message for an unknown key. */
export function describeUnknown(
  path: ValuePath,
  locator: SourceLocator,
  options: {
    readonly known: readonly string[]
    readonly hint?: string | undefined
    /** Name of the location in the message. */
    readonly where?: string
  }
): Diagnostic {
  const { hint, known, where = locator.file } = options
  return {
    severity: 'error',
    message: `Unknown field "${escapeInvisible(path.join('.'))}" in ${where}.`,
    place: locator.findKey(path),
    hint: hint ?? suggestName(String(path.at(-1)), known, 'Fields')
  }
}

function describeIssue(
  issue: Issue,
  path: ValuePath,
  locator: SourceLocator
): Diagnostic {
  const place = locator.findValue(path)
  const name = path.join('.')
  if (issue.code === 'custom') {
    const [message = '', ...hint] = issue.message.split('\n')
    return {
      severity: 'error',
      message,
      place,
      hint: hint.join('\n') || `Change "${name}".`
    }
  }
  const subject = path.length === 0 ? 'The top level' : `"${name}"`
  return {
    severity: 'error',
    message: `${subject} is ${describeValue(findRejectedValue(issue))}.`,
    place,
    hint: issue.message.replace(/^Too \w+: e/, 'E')
  }
}

/** Create the message for a getter that throws, or a circular reference. */
function describeReadError(
  error: unknown,
  { file }: SourceLocator
): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error)
  return {
    severity: 'error',
    message: `A value in ${file} can't be read: ${reason}.`,
    place: { file },
    hint: 'Write plain text, numbers, lists and objects, without circular references.',
    cause: error
  }
}

/** Describe a value in a sentence: "missing", "a list". */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list'
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'object' && value !== null) return 'an object'
  const text =
    typeof value === 'string'
      ? escapeInvisible(JSON.stringify(value))
      : String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
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
