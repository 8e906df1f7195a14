import type { RootContent } from 'hast'
import type {
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast
} from 'mdast-util-mdx-jsx'

/** An element that a page writes as JSX, on lines of its own or in text. */
export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast

/** Whether a node is an element that was written as JSX. */
export function isJsxElement(node: {
  readonly type: string
}): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Find the name of an element, however it was written. */
export function findTagName(node: RootContent): string | undefined {
  if (node.type === 'element') return node.tagName
  return isJsxElement(node) ? (node.name ?? undefined) : undefined
}

/** Create an element of a Markdown or an HTML tree as if written as JSX. */
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
