import { suggestName } from '../../../core/content/schema/suggestName.ts'
import type { JsxElement } from '../../../core/markdown/element.ts'
import { readAttribute } from '../../../core/markdown/module/rehypeLiteralJsx.ts'
import { ApiError, type ApiPart, type ApiQuery } from './selectApi.ts'

const PARTS: readonly ApiPart[] = ['members', 'parameters', 'returns']

/** The attributes of an `<ApiTable>`. */
export interface ApiTableQuery extends ApiQuery {
  /** The package that declares it. */
  readonly from: string
  /** Prefix of the members' anchors. */
  readonly id: string
}

/**
 * Parse the attributes of an `<ApiTable>`.
 *
 * @throws ApiError if one is missing or invalid
 */
export function parseApiQuery(jsx: JsxElement): ApiTableQuery {
  const { of, from, values } = parseApiTarget(jsx)
  const show = values.get('show') ?? 'members'
  const part = PARTS.find(each => each === show)
  if (part === undefined) {
    throw new ApiError(
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
 * Parse the target of an `<ApiTable>` or an `<ApiSignature>`.
 *
 * @returns the target, and all attributes in `values`
 * @throws ApiError if an attribute is missing or isn't plain text
 */
export function parseApiTarget({ attributes }: JsxElement) {
  const values = new Map<string, string>()
  for (const attribute of attributes) {
    const isNamed = attribute.type === 'mdxJsxAttribute'
    const value = isNamed ? readAttribute(attribute) : undefined
    if (!isNamed || (typeof value !== 'string' && value !== true)) {
      throw new ApiError(
        `The attribute "${isNamed ? attribute.name : '...'}" must be plain text, because it is read when the page is compiled.`,
        'Write the value in quotes.'
      )
    }
    values.set(attribute.name, value === true ? '' : value)
  }
  const of = requireAttribute(
    values,
    'of',
    'the name to document: of="QueryKeys"'
  )
  const from = requireAttribute(
    values,
    'from',
    'the package: from="@toolbox/query"'
  )
  return { of, from, values: values as ReadonlyMap<string, string> }
}

function requireAttribute(
  values: ReadonlyMap<string, string>,
  name: string,
  hint: string
): string {
  const value = values.get(name)
  if (value !== undefined && value !== '') return value
  throw new ApiError(`needs the attribute "${name}".`, `Write ${hint}.`)
}

function splitNames(list: string): readonly string[] {
  return list.split(/[\s,]+/).filter(name => name !== '')
}
