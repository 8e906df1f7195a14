/** Opening tag of a flowchart node. */
const NODE =
  /<g class="node" data-id="([^"]*)" data-label="([^"]*)" data-shape="([^"]*)">/g
const EDGE =
  /<polyline class="edge" data-from="([^"]*)" data-to="([^"]*)" data-style="\w+" data-arrow-start="(\w+)"/g

/** If there are more starts, only the first one is marked. */
const MAX_STARTS = 2

/**
 * Mark the starts and decisions of a flowchart, which CSS colors. Questions are
 * decisions, whatever their shape.
 */
export function markNodes(svg: string): string {
  const starts = findStarts(svg)
  return svg.replace(NODE, (tag, id, label, shape) => {
    const isDecision = shape === 'diamond' || label.trimEnd().endsWith('?')
    if (isDecision) return `${tag.slice(0, -1)} data-decision>`
    return starts.has(id) ? `${tag.slice(0, -1)} data-start>` : tag
  })
}

/** Find the nodes with outgoing edges and no incoming ones. */
function findStarts(svg: string): ReadonlySet<string> {
  const sources = new Set<string>()
  const targets = new Set<string>()
  for (const [, from = '', to = '', isTwoWay] of svg.matchAll(EDGE)) {
    if (from === to) continue
    sources.add(from)
    targets.add(to)
    if (isTwoWay === 'true') targets.add(from)
  }
  const ids = [...svg.matchAll(NODE)].map(([, id = '']) => id)
  const starts = ids.filter(id => sources.has(id) && !targets.has(id))
  // An edge to a subgraph may lead to any of its nodes.
  const isKnown = [...targets].every(id => ids.includes(id))
  if (!isKnown) return new Set()
  return new Set(starts.length <= MAX_STARTS ? starts : starts.slice(0, 1))
}
