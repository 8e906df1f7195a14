import type { Element, Parents, RootContent } from 'hast'
import type {
  RootContent as MarkdownContent,
  Parents as MarkdownParents
} from 'mdast'

/**
 * Where a walk goes on: into the node's children, past the node, or at an index
 * among its siblings, when these have changed.
 */
export type VisitResult = undefined | 'skip' | number

/**
 * Walk over the nodes below another, each before its children.
 *
 * Every page is walked a dozen times; the general walker of the unified family
 * names a function for each node it meets, which took a quarter of a build.
 */
export function walkNodes(
  tree: Parents,
  visit: (node: RootContent, index: number, parent: Parents) => VisitResult
): void {
  let index = 0
  while (index < tree.children.length) {
    const node = tree.children[index]
    if (node === undefined) return
    const result = visit(node, index, tree)
    if (result === undefined && 'children' in node) walkNodes(node, visit)
    index = typeof result === 'number' ? result : index + 1
  }
}

/** Walk over the elements below a node. */
export function walkElements(
  tree: Parents,
  visit: (element: Element, index: number, parent: Parents) => VisitResult
): void {
  walkNodes(tree, (node, index, parent) =>
    node.type === 'element' ? visit(node, index, parent) : undefined
  )
}

/** A Markdown node of one type. */
type OfType<Type> = Extract<MarkdownContent, { readonly type: Type }>

/** Walk over the Markdown nodes of one type. */
export function walkMarkdown<Type extends MarkdownContent['type']>(
  tree: MarkdownParents,
  type: Type,
  visit: (
    node: OfType<Type>,
    index: number,
    parent: MarkdownParents
  ) => VisitResult
): void {
  // The walk looks at types and children alone, which both trees have.
  walkNodes(tree as Parents, (node, index, parent) =>
    node.type === type
      ? visit(node as OfType<Type>, index, parent as MarkdownParents)
      : undefined
  )
}
