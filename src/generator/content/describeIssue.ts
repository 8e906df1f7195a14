import type { z } from 'zod'

/** A schema's complaint, with the branch of a union that was meant. */
export type Issue = z.core.$ZodIssue

/**
 * Say what a value must be, in words that follow "must be".
 *
 * @returns nothing for an issue whose own message says it all
 */
export function describeExpectation(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected
    case 'invalid_value':
      return listWords(listChoices(issue).map(quote))
    case 'too_small':
      return describeMinimum(issue)
    case 'too_big':
      return `at most ${issue.maximum}`
    case 'invalid_union': {
      const choices = listChoices(issue)
      if (choices.length > 0) return listWords(choices.map(quote))
      const inner = issue.errors.flatMap(branch =>
        branch.map(describeExpectation)
      )
      return listWords([...new Set(inner.filter(text => text !== undefined))])
    }
    default:
      return undefined
  }
}

/** The values that would do, where they can be counted. */
export function listChoices(issue: Issue): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  return 'options' in issue && Array.isArray(issue.options)
    ? issue.options.map(String)
    : []
}

function quote(word: string): string {
  return JSON.stringify(word)
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
  null: 'null',
  date: 'a date'
}

function describeMinimum(issue: Extract<Issue, { code: 'too_small' }>): string {
  if (issue.origin === 'string') return 'text that is not empty'
  if (issue.origin === 'array') return 'a list of one entry at least'
  return issue.inclusive === false
    ? `more than ${issue.minimum}`
    : `${issue.minimum} or more`
}

function listWords(words: readonly string[]): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/**
 * Find what is really wrong with a value that fits no branch of a union: the
 * complaints of the branch that the author most likely meant.
 *
 * @param valueAt gives the value at a path below the issue's own
 */
export function expandUnion(
  issue: Issue,
  valueAt: (path: readonly PropertyKey[]) => unknown
): readonly Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return [issue]
  const meant = issue.errors
    .filter(branch => !branch.some(inner => isAside(inner, valueAt)))
    .toSorted((one, other) => rank(one) - rank(other))[0]
  if (meant === undefined) return [issue]
  return meant.flatMap(inner =>
    expandUnion(inner, path => valueAt([...inner.path, ...path])).map(
      deeper => ({ ...deeper, path: [...issue.path, ...deeper.path] })
    )
  )
}

/** A branch for another kind of value altogether. */
function isAside(
  issue: Issue,
  valueAt: (path: readonly PropertyKey[]) => unknown
): boolean {
  if (issue.code === 'invalid_type' && issue.expected === 'never') return true
  if (issue.code === 'invalid_type' && issue.expected === 'array') {
    // "type" and "label" are fields: nobody calls a list by these names.
    if (/^(?:type|label)$/.test(String(issue.path[0]))) return true
  }
  if (issue.code === 'invalid_union' && 'discriminator' in issue) {
    const isField = typeof valueAt(['label']) === 'string'
    return (
      issue.path.length === 1 && valueAt(issue.path) === undefined && !isField
    )
  }
  const isUnion =
    issue.code === 'invalid_union' || issue.code === 'invalid_type'
  return isUnion && issue.path.length === 0
}

function rank(branch: readonly Issue[]): number {
  const isUnknownKey = branch.some(({ code }) => code === 'unrecognized_keys')
  return branch.length + (isUnknownKey ? 1 : 0)
}

/** Name a value in a few words. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? '[]' : 'a list'
  if (value instanceof Promise) return 'a promise'
  if (value instanceof RegExp) return `the expression ${value}`
  if (typeof value === 'object') return 'a group of keys'
  if (typeof value === 'function') return 'a function'
  return shorten(
    typeof value === 'string' ? JSON.stringify(value) : String(value)
  )
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
