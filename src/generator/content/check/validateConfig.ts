import type { z } from 'zod'
import { SiteError } from '../../../model/errors.ts'
import { suggestName } from '../schema/suggestName.ts'
import type { SourceLocator, ValuePath } from '../sourceLocator.ts'

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
        const path = [...at, ...issue.path.map(toStep)]
        return issue.code === 'unrecognized_keys'
          ? issue.keys.map(key =>
              createUnknownProblem([...path, key], locator, {
                hint: movedFields.get(key),
                known: issue.message.split(',')
              })
            )
          : [createProblem(issue, path, locator)]
      })
    return { problems }
  } catch (error) {
    return { problems: [createReadProblem(error, locator)] }
  }
}

type Issue = z.core.$ZodIssue

/** Levels of lists and groups; nobody writes more, but a circle has more. */
const DEEPEST = 100

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return (
    depth > DEEPEST ||
    Object.values(value).some(inner => isTooDeep(inner, depth + 1))
  )
}

/** What to write for a type, in words that fit YAML, JSON and scripts. */
const TYPE_HINTS: Readonly<Record<string, string>> = {
  string: 'Write text, in quotes.',
  number: 'Write a number, without quotes.',
  int: 'Write a whole number.',
  boolean: 'Write true or false, without quotes.',
  array: 'Write a list: ["one", "two"].',
  object: 'Write a group of keys and values.',
  record: 'Write a group of keys and values.',
  date: 'Write a date, such as 2025-02-18.'
}

/** @returns nothing where the schema's own message says it */
function createHint(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'array') {
        const { element } = (issue.inst as z.core.$ZodArray)._zod.def
        if (element._zod.def.type === 'object')
          return 'Write a list: [{ … }, { … }].'
      }
      return TYPE_HINTS[String(issue.expected)]
    case 'invalid_value':
      return suggestName(
        String(issue.input),
        [issue.values].flat().map(String),
        'Values'
      )
    case 'too_small':
      if (issue.origin === 'string') return 'Write text that is not empty.'
      return issue.origin === 'array' ? 'Write at least one entry.' : undefined
    case 'invalid_union':
      return issue.options === undefined
        ? listHints(issue.errors ?? [])
        : suggestName(
            String(findFound(issue)),
            [issue.options].flat().map(String),
            'Types'
          )
    case 'unrecognized_keys':
      // Only the schema knows these, and only here can it be asked.
      return Object.keys(
        (issue.inst as z.core.$ZodObject)._zod.def.shape
      ).join()
    default:
      return undefined
  }
}

function listHints(branches: readonly (readonly Issue[])[]): string {
  const hints = branches.flat().map(({ message }) => message)
  return [...new Set(hints)].join(' Or: ')
}

/** What is wrong with the form of a union that the value comes closest to. */
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

/** What is missing beside an unknown key is the same mistake. */
function isConsequence(issue: Issue, issues: readonly Issue[]): boolean {
  const isRule = issue.code === 'custom'
  const group = (isRule ? issue.path : issue.path.slice(0, -1)).join('.')
  return (
    (isRule || issue.input === undefined) &&
    issues.some(
      ({ code, path }) =>
        code === 'unrecognized_keys' && path.join('.') === group
    )
  )
}

function toStep(key: PropertyKey): string | number {
  return typeof key === 'number' ? key : String(key)
}

/** Leave out the keys of a group that are wrong or unknown. */
export function dropWrong(
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

/** Create the message for a key that no schema knows. */
export function createUnknownProblem(
  path: ValuePath,
  locator: SourceLocator,
  options: {
    readonly hint: string | undefined
    readonly known: readonly string[]
    /** As the message names it. */
    readonly where?: string
  }
): SiteError {
  const { hint, known, where = locator.file } = options
  return new SiteError(
    `These field(s) ("${path.join('.')}") are not recognized in ${where}.`,
    {
      place: locator.findKey(path),
      remedy: hint ?? suggestName(String(path.at(-1)), known, 'Fields')
    }
  )
}

function createProblem(
  issue: Issue,
  path: ValuePath,
  locator: SourceLocator
): SiteError {
  const place = locator.findValue(path)
  if (issue.code === 'custom') {
    const [problem = '', ...remedy] = issue.message.split('\n')
    const usual = `Change "${path.join('.')}".`
    return new SiteError(problem, { place, remedy: remedy.join('\n') || usual })
  }
  const subject = path.length === 0 ? 'The top level' : `"${path.join('.')}"`
  return new SiteError(`${subject} is ${describeValue(findFound(issue))}.`, {
    place,
    remedy: issue.message.replace(/^Too \w+: e/, 'E')
  })
}

/** A group without a known type is wrong in that one key. */
function findFound(issue: Issue | z.core.$ZodRawIssue): unknown {
  const { input } = issue
  return issue.code === 'invalid_union' && issue.discriminator !== undefined
    ? Object(input)[String(issue.discriminator)]
    : input
}

/** Getters may throw, and what contains itself has no end. */
function createReadProblem(error: unknown, { file }: SourceLocator): SiteError {
  const reason = error instanceof Error ? error.message : String(error)
  return new SiteError(`A value of ${file} can't be read: ${reason}.`, {
    place: { file },
    remedy:
      "Write plain values: text, numbers, lists and groups, and don't nest a value inside itself.",
    cause: error
  })
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return value.length === 0 ? '[]' : 'a list'
  if (value instanceof RegExp) return `the expression ${value}`
  if (value instanceof Promise) return 'a promise'
  if (typeof value === 'object' && value !== null) return 'a group of keys'
  if (typeof value === 'function') return 'a function'
  const text = typeof value === 'string' ? JSON.stringify(value) : `${value}`
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
