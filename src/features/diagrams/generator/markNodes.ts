/** What opens a node in the renderer's drawing of a flowchart. */
const NODE =
  /<g class="node" data-id="([^"]*)" data-label="([^"]*)" data-shape="([^"]*)">/g
const EDGE =
  /<polyline class="edge" data-from="([^"]*)" data-to="([^"]*)" data-style="\w+" data-arrow-start="(\w+)"/g

/** Of more starts, only the first is marked. */
const MAX_STARTS = 2

/**
 * Mark where a flowchart starts, and where it decides: the style sheet colours
 * these nodes. A question is a decision in any shape.
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
  const left = new Set<string>()
  const reached = new Set<string>()
  for (const [, from = '', to = '', isTwoWay] of svg.matchAll(EDGE)) {
    if (from === to) continue
    left.add(from)
    reached.add(to)
    if (isTwoWay === 'true') reached.add(from)
  }
  const ids = [...svg.matchAll(NODE)].map(([, id = '']) => id)
  const starts = ids.filter(id => left.has(id) && !reached.has(id))
  // An edge to a group leads to a node in it, and we don't know which.
  const isKnown = [...reached].every(id => ids.includes(id))
  if (!isKnown) return new Set()
  return new Set(starts.length <= MAX_STARTS ? starts : starts.slice(0, 1))
}
