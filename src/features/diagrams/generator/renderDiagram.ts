import { renderMermaidSVG } from 'beautiful-mermaid'
import { arrangeSequence } from './arrangeSequence.ts'
import { cropDrawing } from './cropDrawing.ts'
import { isFlowchart } from './flowchart.ts'
import {
  type DiagramVariant,
  listNarrowVariants
} from './listNarrowVariants.ts'
import { markNodes } from './markNodes.ts'
import { narrowLanes } from './narrowLanes.ts'
import { readWidth } from './readWidth.ts'
import { tightenLabels } from './tightenLabels.ts'

/** Padding around a drawing, in SVG units. */
const PADDING = 6

/** Width available on the narrowest common phones. */
const PHONE_WIDTH = 350

interface DrawingOptions {
  /** Text alternative. */
  readonly label: string
  /** Makes ids unique in the page. */
  readonly idPrefix: string
}

/**
 * Render a Mermaid diagram as SVG with the colors of the page. If a flowchart or
 * a sequence diagram is too wide for a phone, the result also contains a narrower
 * drawing, which replaces it there.
 *
 * @throws Error of the diagram's parser
 */
export function renderDiagram(source: string, options: DrawingOptions): string {
  const drawing = draw({ source }, options)
  if (readWidth(drawing) <= PHONE_WIDTH) return drawing
  const narrow = drawNarrow(source, {
    ...options,
    idPrefix: `${options.idPrefix}n-`
  })
  if (!narrow || readWidth(narrow) >= readWidth(drawing)) return drawing
  return drawing + narrow.replace(/^<svg/, '<svg data-narrow')
}

/** Draw the first variant that fits a phone, or else the narrowest one. */
function drawNarrow(
  source: string,
  options: DrawingOptions
): string | undefined {
  let narrowest: string | undefined
  for (const variant of listNarrowVariants(source)) {
    const drawing = tryDrawing(variant, options)
    if (!drawing) continue
    if (readWidth(drawing) <= PHONE_WIDTH) return drawing
    if (!narrowest || readWidth(drawing) < readWidth(narrowest)) {
      narrowest = drawing
    }
  }
  return narrowest
}

/** The renderer's layout fails for some graphs with tight spacing. */
function tryDrawing(
  variant: DiagramVariant,
  options: DrawingOptions
): string | undefined {
  try {
    return draw(variant, options)
  } catch {
    return undefined
  }
}

/**
 * Draw a variant of a diagram.
 *
 * Removes style elements and attributes, which the content security policy
 * forbids. Fills and strokes are custom properties that CSS sets for both color
 * modes.
 */
function draw(
  { source, hasNarrowLanes = false, ...spacing }: DiagramVariant,
  { label, idPrefix }: DrawingOptions
): string {
  const svg = renderMermaidSVG(source, { padding: PADDING, ...spacing })
  const marked = isFlowchart(source) ? markNodes(svg) : svg
  const placed = hasNarrowLanes ? narrowLanes(marked) : marked
  return (
    cropDrawing(arrangeSequence(tightenLabels(placed)), PADDING)
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
