import { suggestName } from '../../../core/content/schema/suggestName.ts'
import type { JsxElement } from '../../../core/markdown/jsxElement.ts'
import { readAttribute } from '../../../core/markdown/module/readLiteral.ts'
import { type ApiPart, ApiProblem, type ApiQuery } from './selectApi.ts'

const PARTS: readonly ApiPart[] = ['members', 'parameters', 'returns']

/** The attributes of an `<ApiTable>`. */
export interface ApiTableQuery extends ApiQuery {
  /** The package that declares it. */
  readonly from: string
  /** Stands before the name of a member in its anchor. */
  readonly id: string
}

/**
 * Parse the attributes of an `<ApiTable>`.
 *
 * @throws ApiProblem when one is missing, or has another value
 */
export function parseApiQuery(jsx: JsxElement): ApiTableQuery {
  const { of, from, values } = parseApiTarget(jsx)
  const show = values.get('show') ?? 'members'
  const part = PARTS.find(each => each === show)
  if (part === undefined) {
    throw new ApiProblem(
      `show="${show}" is unknown.`,
      suggestName(show, PARTS, 'Values')
    )
  }
  const only = values.get('only')
  return {
    of,
    from,
    show: part,
    isInherited: values.has('inherited'),
    only: only === undefined ? undefined : splitNames(only),
    without: splitNames(values.get('without') ?? ''),
    id: values.get('id') ?? (part === 'returns' ? `${of}.returns` : of)
  }
}

/**
 * Parse what an `<ApiTable>` or an `<ApiSignature>` is about.
 *
 * @returns all attributes as well
 * @throws ApiProblem when one is missing, or is no plain text
 */
export function parseApiTarget({ attributes }: JsxElement) {
  const values = new Map<string, string>()
  for (const attribute of attributes) {
    const isNamed = attribute.type === 'mdxJsxAttribute'
    const value = isNamed ? readAttribute(attribute) : undefined
    if (!isNamed || (typeof value !== 'string' && value !== true)) {
      throw new ApiProblem(
        `The attribute "${isNamed ? attribute.name : '...'}" must be plain text, because it is read when the page is compiled.`,
        'Write the value in quotes.'
      )
    }
    values.set(attribute.name, value === true ? '' : value)
  }
  const of = take(values, 'of', 'the name to document: of="QueryKeys"')
  const from = take(values, 'from', 'the package: from="@toolbox/query"')
  return { of, from, values: values as ReadonlyMap<string, string> }
}

function take(
  values: ReadonlyMap<string, string>,
  name: string,
  remedy: string
): string {
  const value = values.get(name)
  if (value !== undefined && value !== '') return value
  throw new ApiProblem(`needs the attribute "${name}".`, `Write ${remedy}.`)
}

function splitNames(list: string): readonly string[] {
  return list.split(/[\s,]+/).filter(name => name !== '')
}
