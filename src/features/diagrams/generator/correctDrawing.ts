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

/** Padding around a label, in SVG units. */
const LABEL_PADDING = { x: 4, y: 2.5 }
const RENDERER_PADDING = 8
/** The renderer measures labels at 11 pixels; we draw them at 12. */
const FONT_SCALE = 12 / 11

const LABEL_BOX =
  /<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)" rx="2" ry="2" fill="var\(--bg\)" stroke="var\(--_inner-stroke\)" stroke-width="1"/g
/** Labels in entity relationship diagrams already have little padding. */
const ENTITY_BOX =
  ' fill="var(--bg)" stroke="var(--_inner-stroke)" stroke-width="0.5"'

/**
 * Shrink the boxes that hide edges behind their labels, so that the gaps aren't
 * larger than necessary, and remove their borders.
 */
export function tightenLabels(svg: string): string {
  return svg
    .replaceAll(ENTITY_BOX, ' fill="var(--bg)"')
    .replace(LABEL_BOX, (_, x, y, width, height) => {
      const newWidth =
        (width - 2 * RENDERER_PADDING) * FONT_SCALE + 2 * LABEL_PADDING.x
      const newHeight = height - 2 * RENDERER_PADDING + 2 * LABEL_PADDING.y
      const left = +x + (width - newWidth) / 2
      const top = +y + (height - newHeight) / 2
      return `<rect x="${left}" y="${top}" width="${newWidth}" height="${newHeight}" fill="var(--bg)"`
    })
}

/** Additional space above the first message, in SVG units. */
const TOP_SHIFT = 17
/** Line height of labels with several lines. */
const LINE_HEIGHT = 14.3
/** Additional space between a label and its arrow. */
const LABEL_GAP = 3

/**
 * Fix the layout of a sequence diagram. The renderer draws the first message too
 * close to the actors, labels too close to their arrows, and lifelines over the
 * titles of blocks.
 */
export function arrangeSequence(svg: string): string {
  const start = svg.indexOf('<g class="actor"')
  if (start < 0) return svg
  const others = svg
    .slice(0, start)
    .replace(/(<line class="lifeline"[^>]* y1=")([\d.]+)/g, moveUp)
    .replace(/<g class="message"[\s\S]*?<\/g>/g, arrangeMessage)
  const actors = svg
    .slice(start)
    .replace(/(<(?:rect|text) [^>]*?\by=")([\d.]+)/g, moveUp)
    .replace(/( transform="translate\([\d.]+,)([\d.]+)/g, moveUp)
  return drawLifelinesFirst(others) + actors
}

function moveUp(_: string, before: string, y: string): string {
  return `${before}${+y - TOP_SHIFT}`
}

/** Draw the arrow above the halo of its label, and move the label up. */
function arrangeMessage(message: string): string {
  const lines = message.split('<tspan').length - 1
  const height = LABEL_GAP + (lines > 1 ? ((lines - 1) * LINE_HEIGHT) / 2 : 0)
  return message
    .replace(
      /(<(?:line|polyline)\b[^>]*>)(\s*)(<text[\s\S]*<\/text>)/,
      '$3$2$1'
    )
    .replace(
      /(<text [^>]*?\by=")([\d.]+)(?="[^>]* text-anchor="middle")/,
      (_, before, y) => `${before}${+y - height}`
    )
}

function drawLifelinesFirst(svg: string): string {
  const lifelines = svg.match(/<line class="lifeline"[^>]*>/g) ?? []
  const others = svg.replace(/<line class="lifeline"[^>]*>/g, '')
  return others.replace('</defs>', `</defs>${lifelines.join('')}`)
}
