import { renderMermaidSVG } from 'beautiful-mermaid'
import { arrangeSequence } from './arrangeSequence.ts'
import { cropDrawing } from './cropDrawing.ts'
import { isFlowchart } from './flowchart.ts'
import { type DiagramForm, listNarrowForms } from './listNarrowForms.ts'
import { markNodes } from './markNodes.ts'
import { narrowLanes } from './narrowLanes.ts'
import { readWidth } from './readWidth.ts'
import { tightenLabels } from './tightenLabels.ts'

/** Around a drawing, in its pixels. */
const PADDING = 6

/** What a frame has room for on the narrowest phones that many people have. */
const PHONE_ROOM = 350

/** How a diagram is drawn. */
interface DrawingOptions {
  /** Text alternative. */
  readonly label: string
  /** Keeps the ids of several diagrams apart. */
  readonly idPrefix: string
}

/**
 * Render a Mermaid diagram as SVG that takes its colours from the page. A
 * flowchart or a sequence that is too wide for a phone comes twice: a narrower
 * one takes its place there.
 *
 * @throws Error in the words of the diagram's parser
 */
export function renderDiagram(source: string, options: DrawingOptions): string {
  const drawing = draw({ source }, options)
  if (readWidth(drawing) <= PHONE_ROOM) return drawing
  const narrow = drawNarrow(source, {
    ...options,
    idPrefix: `${options.idPrefix}n-`
  })
  if (!narrow || readWidth(narrow) >= readWidth(drawing)) return drawing
  return drawing + narrow.replace(/^<svg/, '<svg data-narrow')
}

/** Draw a diagram so that it fits a phone, or as narrow as it gets. */
function drawNarrow(
  source: string,
  options: DrawingOptions
): string | undefined {
  let narrowest: string | undefined
  for (const form of listNarrowForms(source)) {
    const drawing = tryDrawing(form, options)
    if (!drawing) continue
    if (readWidth(drawing) <= PHONE_ROOM) return drawing
    if (!narrowest || readWidth(drawing) < readWidth(narrowest)) {
      narrowest = drawing
    }
  }
  return narrowest
}

/** The renderer's layout fails with some graphs when nodes are close. */
function tryDrawing(
  form: DiagramForm,
  options: DrawingOptions
): string | undefined {
  try {
    return draw(form, options)
  } catch {
    return undefined
  }
}

/**
 * Draw a diagram in one form.
 *
 * The renderer's style element and style attributes go, because the content
 * security policy forbids them; its fills and strokes are custom properties,
 * which the style sheet sets for both colour modes.
 */
function draw(
  { source, hasNarrowLanes = false, ...spacing }: DiagramForm,
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
      // The renderer labels lines in letters of 11 pixels.
      .replaceAll(' font-size="11"', ' font-size="12"')
      .replace(/ width="([\d.]+)" height="([\d.]+)"/, nameWidth)
      .replace(/^<svg/, () => `<svg role="img" aria-label="${label}"`)
      .trim()
  )
}

/**
 * Make the drawing's width its font size as well. The style sheet can then
 * enlarge the drawing by as much as its frame allows, and never shrinks it.
 */
function nameWidth(_: string, width: string, height: string): string {
  const size = Math.ceil(+width)
  return ` width="${size}" height="${Math.ceil(+height)}" font-size="${size}"`
}
