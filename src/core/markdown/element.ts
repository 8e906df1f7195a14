import type { Element, Nodes, RootContent } from 'hast'
import type {
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast
} from 'mdast-util-mdx-jsx'

/** Whether a node is an element, optionally with one of the given names. */
export function isElement(
  node: Nodes | undefined,
  ...names: readonly string[]
): node is Element {
  return (
    node?.type === 'element' &&
    (names.length === 0 || names.includes(node.tagName))
  )
}

/** List the child elements, optionally only those with one of the given names. */
export function listElements(
  parent: Element,
  ...names: readonly string[]
): readonly Element[] {
  return parent.children.filter(node => isElement(node, ...names))
}

/** List the classes of an element. */
export function listClasses({ properties }: Element): string[] {
  const { className } = properties
  if (Array.isArray(className)) return className.map(String)
  return typeof className === 'string' ? [className] : []
}

/** Whether a node is an element with a class. */
export function hasClass(node: Nodes | undefined, name: string): boolean {
  return isElement(node) && listClasses(node).includes(name)
}

/** Wrap an element in a new one. */
export function wrapElement(tagName: string, element: Element): Element {
  const { position } = element
  const properties = {}
  const children = [element]
  const wrapper = { type: 'element' as const, tagName, properties, children }
  return position ? { ...wrapper, position } : wrapper
}

/** Add a class to an element. */
export function addClass(element: Element, name: string): void {
  element.properties.className = [...listClasses(element), name]
}

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

/**
 * Find the type whose members a table documents, which `data-members` names. Each
 * row of the table's body starts with a member's name and ends with its meaning;
 * types and defaults are between them.
 *
 * @returns undefined for other elements
 */
export function findMembersOwner({ properties }: Element): string | undefined {
  const { dataMembers } = properties
  return dataMembers === undefined ? undefined : String(dataMembers)
}
