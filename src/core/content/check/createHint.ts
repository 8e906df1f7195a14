import type { z } from 'zod'
import { suggestName } from '../schema/suggestName.ts'

type Issue = z.core.$ZodIssue

/** Advice for each expected type, worded for YAML, JSON and scripts alike. */
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

/**
 * Suggest what to write instead of a value that a schema refuses.
 *
 * @returns nothing if the schema's own message says it
 */
export function createHint(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return createSignHint(issue) ?? createTypeHint(issue)
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

/** YAML takes a value with a wrong sign in it for text. */
function createSignHint({
  expected,
  input
}: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string | undefined {
  if (typeof input !== 'string') return undefined
  if (expected === 'array' && /^-\w/.test(input)) {
    return 'Write a space after each "-".'
  }
  if (expected === 'number' && /^\d+,\d+$/.test(input)) {
    return `Write a decimal point instead of the comma: ${input.replace(',', '.')}.`
  }
  const isGroup = expected === 'object' || expected === 'record'
  return isGroup && /^[\w-]+ ?[:=](?!\/)/.test(input)
    ? 'Write a colon and a space after each key: "key: value".'
    : undefined
}

function createTypeHint({
  expected,
  inst
}: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string | undefined {
  if (expected === 'array') {
    const { element } = (inst as z.core.$ZodArray)._zod.def
    if (element._zod.def.type === 'object') {
      return 'Write a list: [{ … }, { … }].'
    }
  }
  return TYPE_HINTS[String(expected)]
}

/** Join "Write text." and "Write a number." as "Write text or a number." */
function listHints(branches: readonly (readonly Issue[])[]): string {
  const forms = [...new Set(branches.flat().flatMap(listMessages))]
    .filter(hint => hint.startsWith('Write '))
    .map(hint => hint.replace(/^Write |, without quotes|\.$/g, ''))
    .map(form => form.replace(', in', ' in'))
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(forms)
  return `Write ${list}.`
}

function listMessages(issue: Issue): readonly string[] {
  return issue.code === 'invalid_union' && issue.errors.length > 0
    ? issue.errors.flat().flatMap(listMessages)
    : [issue.message]
}

/** Find the wrong value: a group without a known type is wrong in that one key. */
export function findFound(issue: Issue | z.core.$ZodRawIssue): unknown {
  const { input } = issue
  return issue.code === 'invalid_union' && issue.discriminator !== undefined
    ? Object(input)[String(issue.discriminator)]
    : input
}
