import type { Element, ElementContent, Root, RootContent } from 'hast'
import type {
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast
} from 'mdast-util-mdx-jsx'
import { find, html, svg } from 'property-information'
import type { VFile } from 'vfile'
import type { MarkdownContext } from '../markdownContext.ts'
import { reportFinding } from '../reportFinding.ts'
import { walkElements, walkNodes } from '../walkTree.ts'
import {
  type AttributeValue,
  isEmptyProgram,
  type LiteralValue,
  readAttribute,
  readProgram
} from './readLiteral.ts'

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast

const SVG_NAMES = new Set(
  'svg g path circle ellipse line polygon polyline rect text tspan defs use symbol marker mask pattern'.split(
    ' '
  )
)

/**
 * Turn JSX that needs no evaluation into plain elements and text, so that it is
 * treated as Markdown is: links resolve, images get sizes, pages stay strings.
 */
export function rehypeLiteralJsx(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    walkNodes(tree, (node, index, parent) => {
      const replacement = createReplacement(node, file.data.rawFiles)
      if (replacement === undefined) return undefined
      if (replacement === 'nothing') {
        parent.children.splice(index, 1)
        return index
      }
      parent.children[index] = replacement
      return index
    })
    walkElements(tree, node => refuseStyle(context, file, node))
  }
}

function createReplacement(
  node: RootContent,
  rawFiles: ReadonlyMap<string, string> | undefined
): ElementContent | 'nothing' | undefined {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      if (isEmptyProgram(node.data?.estree)) return 'nothing'
      const raw = rawFiles?.get(node.value.trim())
      if (raw !== undefined) return { type: 'text', value: raw }
      const value = readProgram(node.data?.estree)
      if (value === undefined) return undefined
      return typeof value === 'boolean' || value === null
        ? 'nothing'
        : { type: 'text', value: String(value) }
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
    if (value === undefined || isObject(value)) return undefined
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

function isObject(
  value: AttributeValue
): value is Exclude<AttributeValue, LiteralValue> {
  return typeof value === 'object' && value !== null
}

function refuseStyle(
  context: MarkdownContext,
  file: VFile,
  node: Element
): undefined {
  const { style } = node.properties
  if (style === undefined || style === null) return undefined
  delete node.properties.style
  reportFinding(
    context,
    { file, node },
    {
      level: 'warn',
      message: `The style attribute of <${node.tagName}> is left out: style="${style}".`,
      remedy:
        'The content security policy forbids style attributes; use a class instead.'
    }
  )
}
