import type { z } from 'zod'
import { escapeInvisible, SiteError } from '../../model/errors.ts'
import { suggestName } from '../schema/suggestName.ts'
import type { SourceLocator, ValuePath } from '../sourceLocator.ts'

/** Remedies by expected type, worded to fit YAML, JSON and scripts. */
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
export function createHint(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const form = EXPECTED_FORMS[String(issue.expected)]
      return form && `Write ${form}.`
    }
    case 'invalid_value': {
      const values = [issue.values].flat().map(String)
      return suggestName(String(issue.input), values, 'Values')
    }
    case 'too_small':
      if (issue.origin === 'string') return 'Write at least one character.'
      return issue.origin === 'array' ? 'Write at least one entry.' : undefined
    case 'invalid_union':
      return issue.options === undefined
        ? joinHints(issue.errors ?? [])
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

/** Join "Write text." and "Write a number." as "Write text or a number." */
function joinHints(branches: readonly (readonly z.core.$ZodIssue[])[]): string {
  const messages = new Set(branches.flat().map(({ message }) => message))
  const forms = [...messages].map(each => each.replace(/^Write |\.$/g, ''))
  return `Write ${new Intl.ListFormat('en', { type: 'disjunction' }).format(forms)}.`
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

/** Create the message for an unknown key. */
export function createUnknownProblem(
  path: ValuePath,
  locator: SourceLocator,
  options: {
    readonly known: readonly string[]
    readonly hint?: string | undefined
    /** Name of the location in the message. */
    readonly where?: string
  }
): SiteError {
  const { hint, known, where = locator.file } = options
  return new SiteError(
    `Unknown field "${escapeInvisible(path.join('.'))}" in ${where}.`,
    {
      place: locator.findKey(path),
      remedy: hint ?? suggestName(String(path.at(-1)), known, 'Fields')
    }
  )
}

/** Create the message for a rejected value. */
export function createValueProblem(
  issue: z.core.$ZodIssue,
  path: ValuePath,
  locator: SourceLocator
): SiteError {
  const place = locator.findValue(path)
  if (issue.code === 'custom') {
    const [problem = '', ...remedy] = issue.message.split('\n')
    const fallback = `Change "${path.join('.')}".`
    return new SiteError(problem, {
      place,
      remedy: remedy.join('\n') || fallback
    })
  }
  const subject = path.length === 0 ? 'The top level' : `"${path.join('.')}"`
  return new SiteError(
    `${subject} is ${describeValue(findRejectedValue(issue))}.`,
    {
      place,
      remedy: issue.message.replace(/^Too \w+: e/, 'E')
    }
  )
}

/**
 * Create the message for a value that can't be inspected, such as a circular
 * reference or a getter that throws.
 */
export function createReadProblem(
  error: unknown,
  { file }: SourceLocator
): SiteError {
  const reason = error instanceof Error ? error.message : String(error)
  return new SiteError(`A value in ${file} can't be read: ${reason}.`, {
    place: { file },
    remedy:
      'Write plain text, numbers, lists and objects, without circular references.',
    cause: error
  })
}

function describeValue(value: unknown): string {
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
