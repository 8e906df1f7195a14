import type { RootContent } from 'hast'
import type {
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast
} from 'mdast-util-mdx-jsx'

/** A JSX element, block or inline. */
export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast

/** Whether a node is a JSX element. */
export function isJsxElement(node: {
  readonly type: string
}): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Find the name of an HTML or JSX element. */
export function findTagName(node: RootContent): string | undefined {
  if (node.type === 'element') return node.tagName
  return isJsxElement(node) ? (node.name ?? undefined) : undefined
}

/** Create a JSX element for an mdast or hast tree. */
export function createJsx<Child>(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: Child[]
) {
  return {
    type: 'mdxJsxFlowElement' as const,
    name,
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name,
      value
    })),
    children
  }
}
