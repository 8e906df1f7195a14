import type { ElementContent } from 'hast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { isJsxElement } from '../jsxElement.ts'
import { readAttribute } from '../module/readLiteral.ts'
import type { Problem } from '../reportFinding.ts'
import { findAttribute } from './findAttribute.ts'

/**
 * Find tabs that `values` names and nobody wrote, which would be empty, and
 * tabs that it does not name, whose text would be lost (behaviour 2.9.14).
 *
 * @param values of `<Tabs>`; what only the running page knows is not judged
 * @param items what `<Tabs>` holds, without white space
 */
export function findTabMismatch(
  values: MdxJsxAttribute,
  items: readonly ElementContent[]
): readonly Problem[] {
  const named = readValues(values)
  const written = items.map(readItem)
  if (named === undefined || !written.every(isText)) return []
  const empty = named.filter(value => !written.includes(value))
  const lost = written.filter(value => !named.includes(value))
  if (empty.length + lost.length === 0) return []
  const parts = [
    ...(empty.length > 0 ? [`${list(empty)} without a <TabItem>`] : []),
    ...(lost.length > 0 ? [`<TabItem> ${list(lost)} that it leaves out`] : [])
  ]
  return [
    {
      level: 'error',
      message: `The "values" of <Tabs> do not fit its tabs: ${parts.join(', and ')}.`,
      remedy:
        'Name each <TabItem> once, or remove "values" and give each a label.'
    }
  ]
}

/** Read `[{ value: 'a' }]`; undefined if part of it is no literal. */
function readValues({ value }: MdxJsxAttribute): readonly string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const [statement] = value.data?.estree?.body ?? []
  if (statement?.type !== 'ExpressionStatement') return undefined
  const { expression } = statement
  if (expression.type !== 'ArrayExpression') return undefined
  const values = expression.elements.map(element => {
    if (element?.type !== 'ObjectExpression') return undefined
    const found = element.properties.map(property => {
      if (property.type !== 'Property' || property.computed) return undefined
      const { key, value: given } = property
      const isValue =
        (key.type === 'Identifier' && key.name === 'value') ||
        (key.type === 'Literal' && key.value === 'value')
      return isValue && given.type === 'Literal' ? given.value : undefined
    })
    return found.find(isText)
  })
  return values.every(isText) ? values : undefined
}

function readItem(item: ElementContent): string | undefined {
  if (!isJsxElement(item) || item.name !== 'TabItem') return undefined
  const attribute = findAttribute(item, 'value')
  const value = attribute && readAttribute(attribute)
  return isText(value) ? value : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function list(values: readonly string[]): string {
  return values.map(value => `"${value}"`).join(', ')
}
