/** In the drawing's pixels. */
const AIR = 11

/**
 * Raise the actors of a sequence diagram: the renderer puts the text of the
 * first message right below them. It draws them last.
 */
export function raiseActors(svg: string): string {
  const start = svg.indexOf('<g class="actor"')
  if (start < 0) return svg
  const others = svg
    .slice(0, start)
    .replace(/(<line class="lifeline"[^>]* y1=")([\d.]+)/g, raise)
  const actors = svg
    .slice(start)
    .replace(/(<(?:rect|text) [^>]*?\by=")([\d.]+)/g, raise)
    .replace(/( transform="translate\([\d.]+,)([\d.]+)/g, raise)
  return others + actors
}

function raise(_: string, before: string, y: string): string {
  return `${before}${+y - AIR}`
}
