import { type Issue, listChoices } from './describeIssue.ts'
import { findNear } from './suggestName.ts'

/** Say what to write in place of a value that is none of those expected. */
export function createValueRemedy(options: {
  readonly name: string
  readonly found: unknown
  readonly expected: string
  readonly issue: Issue
  /** Where the value was written; JSON has quotes of its own. */
  readonly file: string
}): string {
  const { name, found, expected, issue, file } = options
  const key = name.split('.').at(-1) ?? name
  const isEntry = /^\d+$/.test(key)
  const isJson = file.endsWith('.json')
  const start = isEntry ? '' : `${isJson ? `"${key}"` : key}: `
  if (found === undefined) {
    return isEntry ? 'Remove the empty entry.' : `Add "${key}".`
  }
  const near = findNear(String(found), listChoices(issue))
  if (near !== undefined) return `Did you mean "${near}"?`
  if (expected === 'text' && /number|boolean|bigint/.test(typeof found)) {
    const quote = isJson ? '"' : "'"
    return `Put it in quotes: ${start}${quote}${String(found)}${quote}.`
  }
  if (expected === 'true or false')
    return 'Write true or false, without quotes.'
  if (expected === 'a number' && isNumeric(found)) {
    return `Write it without quotes: ${start}${String(found)}.`
  }
  return `Write ${expected}, or remove ${isEntry ? 'it' : `"${key}"`}.`
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value)
}
