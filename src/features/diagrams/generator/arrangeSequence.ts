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
