import type { Element, ElementContent, Root, RootContent } from 'hast'
import { find, html, svg } from 'property-information'
import type { JsxElement } from '../jsxElement.ts'
import { walkNodes } from '../walkTree.ts'
import { readAttribute, readProgram } from './readLiteral.ts'

const SVG_NAMES = new Set(
  'svg g path circle ellipse line polygon polyline rect text tspan defs use symbol marker mask pattern'.split(
    ' '
  )
)

/**
 * Turn literal JSX into plain elements and text, so that it's processed like
 * Markdown: links resolve, images get sizes, and pages stay static.
 */
export function rehypeLiteralJsx() {
  return (tree: Root) => {
    walkNodes(tree, (node, index, parent) => {
      const replacement = createReplacement(node)
      if (replacement === undefined) return undefined
      if (replacement === 'nothing') {
        parent.children.splice(index, 1)
        return index
      }
      parent.children[index] = replacement
      return index
    })
  }
}

function createReplacement(
  node: RootContent
): ElementContent | 'nothing' | undefined {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const program = node.data?.estree
      if (program?.body.length === 0) return 'nothing' // empty or only comments
      const value = readProgram(program)
      if (value === null || typeof value === 'boolean') return 'nothing'
      if (value === undefined || typeof value === 'object') return undefined
      return { type: 'text', value: String(value) }
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return createElement(node)
    default:
      return undefined
  }
}

function createElement(jsx: JsxElement): Element | undefined {
  const { name } = jsx
  if (name === null || !/^[a-z][a-z\d]*$/.test(name)) return undefined
  const schema = SVG_NAMES.has(name) ? svg : html
  const properties: Element['properties'] = {}
  for (const attribute of jsx.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined
    const value = readAttribute(attribute)
    if (value === undefined) return undefined
    if (typeof value === 'object' && value !== null) return undefined
    const { property } = find(schema, attribute.name)
    properties[property] = property === 'className' ? [String(value)] : value
  }
  return {
    type: 'element',
    tagName: name,
    properties,
    children: jsx.children,
    ...(jsx.position && { position: jsx.position })
  }
}
