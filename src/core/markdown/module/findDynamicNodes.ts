import type { Nodes } from 'hast'

/**
 * Find the dynamic nodes: JSX, expressions, and all nodes that contain them.
 */
export function findDynamicNodes(tree: Nodes): ReadonlySet<Nodes> {
  const dynamic = new Set<Nodes>()
  addDynamic(tree, dynamic)
  return dynamic
}

function addDynamic(node: Nodes, dynamic: Set<Nodes>): boolean {
  const children = 'children' in node ? (node.children as Nodes[]) : []
  // Don't short-circuit: every child must be visited.
  const hasDynamicChild =
    children.filter(child => addDynamic(child, dynamic)).length > 0
  const isDynamic = hasDynamicChild || node.type.startsWith('mdx')
  if (isDynamic) dynamic.add(node)
  return isDynamic
}
