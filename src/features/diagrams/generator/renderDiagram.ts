import { renderMermaidSVG } from 'beautiful-mermaid'
import { arrangeSequence, markNodes, tightenLabels } from './correctDrawing.ts'
import { cropDrawing, readWidth } from './cropDrawing.ts'
import { isFlowchart } from './diagramKinds.ts'

/** Padding around a drawing, in SVG units. */
const PADDING = 6

/** Width available on the narrowest common phones. */
const PHONE_WIDTH = 350

/** Distance between the nodes of a drawing for phones, in SVG units. */
const NARROW_SPACING = 16

interface DrawingOptions {
  /** Text alternative. */
  readonly label: string
  /** Makes ids unique in the page. */
  readonly idPrefix: string
}

/**
 * Render a Mermaid diagram as SVG with the colors of the page. If a flowchart is
 * too wide for a phone, the result also contains a narrower drawing, which
 * replaces it there: top-down, with nodes close together and labels in two lines.
 *
 * @throws Error of the diagram's parser
 */
export function renderDiagram(source: string, options: DrawingOptions): string {
  const drawing = draw(source, options)
  if (readWidth(drawing) <= PHONE_WIDTH || !isFlowchart(source)) return drawing
  const narrow = drawNarrow(source, options)
  if (!narrow || readWidth(narrow) >= readWidth(drawing)) return drawing
  return drawing + narrow.replace(/^<svg/, '<svg data-narrow')
}

/** @returns undefined if the renderer's layout fails with tight spacing */
function drawNarrow(
  source: string,
  { label, idPrefix }: DrawingOptions
): string | undefined {
  const narrow = breakLabels(source.replace(/^(\w+\s+)(?:LR|RL)\b/, '$1TD'))
  const options = { label, idPrefix: `${idPrefix}n-` }
  try {
    return draw(narrow, options, NARROW_SPACING)
  } catch {
    return undefined
  }
}

/** Breaking shorter labels doesn't make a node narrower. */
const LABEL = /(?<=[[({|"])[^\s[\](){}|"<>][^[\](){}|"<>\n]{8,}(?=[\])}|"])/g

/** Break labels at the space nearest their middle, except the titles of subgraphs. */
function breakLabels(source: string): string {
  return source.replace(/^(?!subgraph ).*$/gm, line =>
    line.replace(LABEL, label => {
      const half = Math.floor(label.length / 2)
      const spaces = [...label.matchAll(/ /g)].map(({ index }) => index)
      const [best] = spaces.sort(
        (a, b) => Math.abs(a - half) - Math.abs(b - half)
      )
      return best === undefined
        ? label
        : `${label.slice(0, best)}<br>${label.slice(best + 1)}`
    })
  )
}

/**
 * Draw a diagram.
 *
 * Removes style elements and attributes, which the content security policy
 * forbids. Fills and strokes are custom properties that CSS sets for both color
 * modes.
 */
function draw(
  source: string,
  { label, idPrefix }: DrawingOptions,
  nodeSpacing?: number
): string {
  const svg = renderMermaidSVG(source, {
    padding: PADDING,
    ...(nodeSpacing === undefined ? {} : { nodeSpacing })
  })
  const marked = isFlowchart(source) ? markNodes(svg) : svg
  return (
    cropDrawing(arrangeSequence(tightenLabels(marked)), PADDING)
      .replace(/<style>[\s\S]*?<\/style>/g, '')
      .replace(/ (?:style|class|xmlns|data-[\w-]+|font-family)="[^"]*"/g, '')
      .replace(/ id="([^"]*)"/g, ` id="${idPrefix}$1"`)
      .replace(/url\(#([^)]*)\)/g, `url(#${idPrefix}$1)`)
      .replace(/\d+\.\d{2,}/g, number => String(Math.round(+number * 10) / 10))
      .replace(/>\s+</g, '><')
      // The renderer draws edge labels at 11 pixels.
      .replaceAll(' font-size="11"', ' font-size="12"')
      .replace(/ width="([\d.]+)" height="([\d.]+)"/, setWidthAsFontSize)
      .replace(/^<svg/, () => `<svg role="img" aria-label="${label}"`)
      .trim()
  )
}

/**
 * Also set the width as the font size, so that CSS can use `em` to enlarge the
 * drawing as far as its frame allows, and never shrink it.
 */
function setWidthAsFontSize(_: string, width: string, height: string): string {
  const size = Math.ceil(+width)
  return ` width="${size}" height="${Math.ceil(+height)}" font-size="${size}"`
}
