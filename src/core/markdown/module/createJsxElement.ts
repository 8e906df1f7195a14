import type { Element, RootContent } from 'hast'
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { find, hastToReact, html } from 'property-information'
import { createExpressionAttribute, parseExpression } from './moduleSyntax.ts'
import { hasImport, writeString } from './pageImports.ts'

/**
 * Convert an element to JSX if one of its attributes contains the URL of an
 * imported file, which is an expression. Other elements are returned unchanged.
 */
export function createJsxElement(element: Element): RootContent {
  const properties = Object.entries(element.properties)
  const isNeeded = properties.some(
    ([, value]) => typeof value === 'string' && hasImport(value)
  )
  if (!isNeeded) return element
  const jsx: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: element.tagName,
    attributes: properties.flatMap(([name, value]) =>
      createAttribute(name, value)
    ),
    children: element.children,
    data: { _mdxExplicitJsx: true }
  }
  return jsx
}

function createAttribute(
  property: string,
  value: Element['properties'][string]
): readonly MdxJsxAttribute[] {
  if (value === null || value === undefined || value === false) return []
  const info = find(html, property)
  const name = info.space
    ? (hastToReact[info.property] ?? info.property)
    : info.attribute
  if (value === true) return [{ type: 'mdxJsxAttribute', name, value: null }]
  const text = Array.isArray(value) ? value.join(' ') : String(value)
  return [createExpressionAttribute(name, parseExpression(writeString(text)))]
}
