import type { AtRule, ChildNode, Container, Rule } from 'postcss'

/** Remove the rules and the blocks that nothing is left in. */
export function removeEmptyRules(container: Pick<Container, 'nodes'>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!isBlock(node)) continue
    removeEmptyRules(node)
    if (node.nodes?.length === 0) node.remove()
  }
}

function isBlock(node: ChildNode): node is AtRule | Rule {
  return (
    node.type === 'rule' || (node.type === 'atrule' && node.nodes !== undefined)
  )
}
