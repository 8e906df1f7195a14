import { renderMermaidSVG } from 'beautiful-mermaid'
import { readWidth } from './readWidth.ts'
import { tightenLabels } from './tightenLabels.ts'

/** Letters of 13 pixels become no larger than 15. */
const MAX_SCALE = 1.15
/** Around a drawing, in its pixels. */
const PADDING = 14
/** Inner width of the widest text column, 41rem with a border. */
const COLUMN_WIDTH = 654

/** Width of the column on a phone of 390 pixels, with a border. */
const PHONE_WIDTH = 356

/** Half of a line of text, and a little air. */
const HALF_LINE = 10

/** How a diagram is drawn. */
interface DrawingOptions {
  /** Text alternative. */
  readonly label: string
  /** Keeps the ids of several diagrams apart. */
  readonly idPrefix: string
}

/**
 * Render a Mermaid diagram as SVG that takes its colours from the page. A
 * flowchart from side to side that is too wide for a phone comes twice: what
 * runs downwards takes its place there.
 *
 * @throws Error in the words of the diagram's parser
 */
export function renderDiagram(source: string, options: DrawingOptions): string {
  const drawing = draw(source, options)
  const turned = source.replace(/^((?:graph|flowchart)\s+)(?:LR|RL)\b/, '$1TD')
  if (turned === source || readWidth(drawing) <= PHONE_WIDTH) return drawing
  const other = draw(turned, { ...options, idPrefix: `${options.idPrefix}t-` })
  if (readWidth(other) >= readWidth(drawing)) return drawing
  return drawing + other.replace(/^<svg/, '<svg data-turned')
}

/**
 * Draw a diagram in its own direction.
 *
 * The renderer's style element and style attributes go, because the content
 * security policy forbids them; its fills and strokes are custom properties,
 * which the style sheet sets for both colour modes.
 */
function draw(source: string, { label, idPrefix }: DrawingOptions): string {
  return (
    cropHeight(tightenLabels(renderMermaidSVG(source, { padding: PADDING })))
      .replace(/<style>[\s\S]*?<\/style>/g, '')
      .replace(/ (?:style|class|xmlns|data-[\w-]+|font-family)="[^"]*"/g, '')
      .replace(/ id="([^"]*)"/g, ` id="${idPrefix}$1"`)
      .replace(/url\(#([^)]*)\)/g, `url(#${idPrefix}$1)`)
      .replace(/\d+\.\d{2,}/g, number => String(Math.round(+number * 10) / 10))
      .replace(/>\s+</g, '><')
      // The renderer labels lines in letters of 11 pixels.
      .replaceAll(' font-size="11"', ' font-size="12"')
      .replace(/ width="([\d.]+)" height="([\d.]+)"/, fitColumn)
      .replace(/^<svg/, () => `<svg role="img" aria-label="${label}"`)
      .trim()
  )
}

/** Fit the column, but shrink nothing: what is wider scrolls in its frame. */
function fitColumn(_: string, width: string, height: string): string {
  const fitting = COLUMN_WIDTH / +width
  const scale = Math.max(1, Math.min(MAX_SCALE, fitting))
  return ` width="${Math.floor(+width * scale)}" height="${Math.round(+height * scale)}"`
}

/**
 * Give a drawing the same room above and below: the renderer leaves some for
 * lines that it then draws elsewhere. What is not made of boxes, straight lines
 * and texts stays as it is.
 */
function cropHeight(svg: string): string {
  const drawn = svg.replace(/<(defs|style)[\s\S]*?<\/\1>/g, '')
  if (/<(?:path|line|image)\b| transform=/.test(drawn)) return svg
  const edges = [...listEdges(drawn)]
  if (edges.length === 0) return svg
  const top = Math.min(...edges) - PADDING
  const height = Math.max(...edges) + PADDING - top
  return svg
    .replace(
      / viewBox="0 0 ([\d.]+) [\d.]+"/,
      (_, width) => ` viewBox="0 ${top} ${width} ${height}"`
    )
    .replace(/ height="[\d.]+"/, ` height="${height}"`)
}

/** List where shapes and texts begin and end, from above. */
function* listEdges(drawn: string): Iterable<number> {
  for (const [, y = 0, height = 0, rest = ''] of drawn.matchAll(
    /<rect [^>]*?\by="([\d.-]+)"[^>]*? height="([\d.]+)"([^>]*)/g
  )) {
    // Labels of lines have a box that nobody sees.
    if (rest.includes('"var(--bg)"')) continue
    yield Number(y)
    yield Number(y) + Number(height)
  }
  for (const [, points = ''] of drawn.matchAll(/ points="([^"]*)"/g)) {
    for (const [, y] of points.matchAll(/[\d.-]+[, ]+([\d.-]+)/g)) {
      yield Number(y)
    }
  }
  for (const [, y, radius] of drawn.matchAll(
    /<(?:circle|ellipse) [^>]*?\bcy="([\d.-]+)"[^>]*? r(?:y)?="([\d.]+)"/g
  )) {
    yield Number(y) - Number(radius)
    yield Number(y) + Number(radius)
  }
  for (const [, y] of drawn.matchAll(/<text [^>]*?\by="([\d.-]+)"/g)) {
    yield Number(y) - HALF_LINE
    yield Number(y) + HALF_LINE
  }
}
