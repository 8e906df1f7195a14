import { rankPathnames } from '../../../core/model/rankPathnames.ts'
import type { SiteTool, ToolParameter } from '../../../core/model/siteTools.ts'
import type { Language } from './serverSettings.ts'

/** A parameter with all its values, if they're known. */
interface Parameter extends ToolParameter {
  readonly values?: readonly string[]
}

/** Name of the parameter that all tools of a site in several languages have. */
export const LANGUAGE = 'language'

/** List the parameters of a tool, by name. */
export function listParameters(
  tool: Pick<SiteTool, 'parameters'>,
  languages: readonly Language[]
): Readonly<Record<string, Parameter>> {
  const [first] = languages
  if (first === undefined || languages.length === 1) return tool.parameters
  const names = languages.map(({ name, label }) => `${name} (${label})`)
  return {
    ...tool.parameters,
    [LANGUAGE]: {
      description: `Language of the documentation: ${names.join(', ')}. By default, ${first.name}.`,
      values: languages.map(({ name }) => name)
    }
  }
}

/** Print the parameters of a tool as a JSON schema. */
export function printSchema(parameters: Readonly<Record<string, Parameter>>) {
  const entries = Object.entries(parameters)
  return {
    type: 'object' as const,
    properties: Object.fromEntries(
      entries.map(([name, { description, values }]) => [
        name,
        { type: 'string', description, ...(values && { enum: values }) }
      ])
    ),
    required: entries
      .filter(([, { isRequired }]) => isRequired)
      .map(([name]) => name),
    additionalProperties: false
  }
}

/**
 * Check what an agent calls a tool with.
 *
 * @returns the values that aren't empty
 * @throws Error that lists everything that's wrong
 */
export function checkArguments(
  tool: string,
  parameters: Readonly<Record<string, Parameter>>,
  given: Readonly<Record<string, unknown>>
): Readonly<Record<string, string | undefined>> {
  const names = Object.keys(parameters)
  const faults = [
    ...Object.keys(given)
      .filter(name => !names.includes(name))
      .map(name => describeUnknown(name, names)),
    ...Object.entries(parameters).flatMap(([name, parameter]) =>
      findFault(name, parameter, given[name])
    )
  ]
  if (faults.length > 0) {
    throw new Error(`"${tool}" can't run. ${faults.join(' ')}`)
  }
  return Object.fromEntries(
    Object.entries(given)
      .map(([name, value]) => [name, String(value ?? '').trim()] as const)
      .filter(([, value]) => value !== '')
  )
}

function findFault(
  name: string,
  { description, isRequired, values }: Parameter,
  value: unknown
): string[] {
  const isMissing =
    value === undefined || value === null || String(value).trim() === ''
  if (isMissing && !isRequired) return []
  const expected = values
    ? `Expected one of ${values.join(', ')}`
    : `Expected text: ${description.replace(/\.$/, '')}`
  if (isMissing) return [`"${name}" is missing. ${expected}.`]
  if (typeof value !== 'string') {
    return [`"${name}" is ${JSON.stringify(value)}. ${expected}.`]
  }
  return values && !values.includes(value.trim())
    ? [`"${name}" is "${value}". ${expected}.`]
    : []
}

function describeUnknown(name: string, names: readonly string[]): string {
  const known = names.map(title => ({ title, path: title }))
  const [near] = rankPathnames(name, known, 1)
  const hint = near
    ? `Did you mean "${near.title}"?`
    : `Known are ${names.map(each => `"${each}"`).join(', ')}.`
  return `"${name}" is unknown. ${hint}`
}
