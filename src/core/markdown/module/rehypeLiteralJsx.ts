import type { Expression, Program } from 'estree'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { find, html, svg } from 'property-information'
import type { JsxElement } from '../element.ts'
import { walkNodes } from '../walkTree.ts'

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

/** The value of an attribute, if it's known at compile time. */
export type AttributeValue =
  | string
  | number
  | boolean
  | null
  | { readonly [name: string]: AttributeValue }

/**
 * Read the value of a JSX attribute if it's a literal.
 *
 * @returns undefined if the value is only known at run time
 */
export function readAttribute({
  value
}: MdxJsxAttribute): AttributeValue | undefined {
  if (value === null || value === undefined) return true
  return typeof value === 'string' ? value : readProgram(value.data?.estree)
}

/** Read the value of an expression in braces if it's a literal. */
function readProgram(
  program: Program | null | undefined
): AttributeValue | undefined {
  const expression = findExpression(program)
  return expression && readExpression(expression)
}

/** Find the only expression in braces. */
export function findExpression(
  program: Program | null | undefined
): Expression | undefined {
  const [statement, ...rest] = program?.body ?? []
  const isAlone = rest.length === 0 && statement?.type === 'ExpressionStatement'
  return isAlone ? statement.expression : undefined
}

function readExpression(expression: Expression): AttributeValue | undefined {
  switch (expression.type) {
    case 'Literal': {
      const { value } = expression
      const isPlain = typeof value !== 'object' && typeof value !== 'bigint'
      return isPlain || value === null ? value : undefined
    }
    case 'TemplateLiteral': {
      const [quasi, ...rest] = expression.quasis
      return rest.length === 0 ? (quasi?.value.cooked ?? undefined) : undefined
    }
    case 'ObjectExpression': {
      const entries: Record<string, AttributeValue> = {}
      for (const property of expression.properties) {
        if (property.type !== 'Property' || property.computed) return undefined
        const { key } = property
        const value = readExpression(property.value as Expression) // no pattern
        if (value === undefined) return undefined
        if (key.type === 'Identifier') entries[key.name] = value
        else if (key.type === 'Literal') entries[String(key.value)] = value
        else return undefined
      }
      return entries
    }
    default:
      return undefined
  }
}
