import type { z } from 'zod'
import { SiteError } from '../../model/errors.ts'
import { printInvisible } from '../../model/printInvisible.ts'
import { suggestField } from '../schema/suggestField.ts'
import type { SourceLocator, ValuePath } from '../sourceLocator.ts'
import { findFound } from './createHint.ts'

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
    `These field(s) ("${printInvisible(path.join('.'))}") are not recognized in ${where}.`,
    {
      place: locator.findKey(path),
      remedy: hint ?? suggestField(String(path.at(-1)), known)
    }
  )
}

/**
 * Create the message for a value that its schema refuses.
 *
 * @param isNamed whether the key is there, without a value
 */
export function createValueProblem(
  issue: z.core.$ZodIssue,
  { path, isNamed }: { readonly path: ValuePath; readonly isNamed: boolean },
  locator: SourceLocator
): SiteError {
  const place = locator.findValue(path)
  if (issue.code === 'custom') {
    const [problem = '', ...remedy] = issue.message.split('\n')
    const usual = `Change "${path.join('.')}".`
    return new SiteError(problem, { place, remedy: remedy.join('\n') || usual })
  }
  const subject = path.length === 0 ? 'The top level' : `"${path.join('.')}"`
  const found = isNamed
    ? 'has no value'
    : `is ${describeValue(findFound(issue))}`
  return new SiteError(`${subject} ${found}.`, {
    place,
    remedy: issue.message.replace(/^Too \w+: e/, 'E')
  })
}

/**
 * Create the message for a value that can't be looked at: a getter that throws,
 * or a group that contains itself.
 */
export function createReadProblem(
  error: unknown,
  { file }: SourceLocator
): SiteError {
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
  const text =
    typeof value === 'string'
      ? printInvisible(JSON.stringify(value))
      : `${value}`
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
