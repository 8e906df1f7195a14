import type { Element, Parents, RootContent } from 'hast'
import type {
  RootContent as MarkdownContent,
  Parents as MarkdownParents
} from 'mdast'

/**
 * Where to continue: undefined for the node's children, "skip" for its next
 * sibling, or the index of a sibling if the siblings have changed.
 */
export type WalkStep = undefined | 'skip' | number

/**
 * Walk a tree in preorder.
 *
 * Every page is walked a dozen times. `unist-util-visit` creates a named function
 * for each node, which took a quarter of the build time.
 */
export function walkNodes(
  tree: Parents,
  visit: (node: RootContent, index: number, parent: Parents) => WalkStep
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

/** Walk the elements of a tree in preorder. */
export function walkElements(
  tree: Parents,
  visit: (element: Element, index: number, parent: Parents) => WalkStep
): void {
  walkNodes(tree, (node, index, parent) =>
    node.type === 'element' ? visit(node, index, parent) : undefined
  )
}

/** A Markdown node of one type. */
type OfType<Type> = Extract<MarkdownContent, { readonly type: Type }>

/** Walk the Markdown nodes of one type in preorder. */
export function walkMarkdown<Type extends MarkdownContent['type']>(
  tree: MarkdownParents,
  type: Type,
  visit: (
    node: OfType<Type>,
    index: number,
    parent: MarkdownParents
  ) => WalkStep
): void {
  // The walk only uses `type` and `children`, which both trees have.
  walkNodes(tree as Parents, (node, index, parent) =>
    node.type === type
      ? visit(node as OfType<Type>, index, parent as MarkdownParents)
      : undefined
  )
}
