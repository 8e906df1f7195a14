/** Above the text of the first message, in the drawing's pixels. */
const AIR = 17
/** Of a label that the renderer has put in two lines. */
const LINE_HEIGHT = 14.3
/** Between a label and its line, besides what the renderer leaves. */
const GAP = 3

/**
 * Arrange the parts of a sequence diagram. The renderer puts the text of the first
 * message right below the actors, labels into their own arrows, and lifelines
 * across the titles of blocks.
 */
export function arrangeSequence(svg: string): string {
  const start = svg.indexOf('<g class="actor"')
  if (start < 0) return svg
  const others = svg
    .slice(0, start)
    .replace(/(<line class="lifeline"[^>]* y1=")([\d.]+)/g, raiseActor)
    .replace(/<g class="message"[\s\S]*?<\/g>/g, arrangeMessage)
  const actors = svg
    .slice(start)
    .replace(/(<(?:rect|text) [^>]*?\by=")([\d.]+)/g, raiseActor)
    .replace(/( transform="translate\([\d.]+,)([\d.]+)/g, raiseActor)
  return drawLifelinesFirst(others) + actors
}

function raiseActor(_: string, before: string, y: string): string {
  return `${before}${+y - AIR}`
}

/** Draw the arrow over what surrounds the letters of its label. */
function arrangeMessage(message: string): string {
  const lines = message.split('<tspan').length - 1
  const height = GAP + (lines > 1 ? ((lines - 1) * LINE_HEIGHT) / 2 : 0)
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
