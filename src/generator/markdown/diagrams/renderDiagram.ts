import { renderMermaidSVG } from 'beautiful-mermaid'

/** From 13 pixels to the size of small text. */
const MAX_SCALE = 1.15
const COLUMN_WIDTH = 690

/**
 * Render a Mermaid diagram as SVG that takes its colours from the page.
 *
 * The renderer's style element and style attributes go, because the content
 * security policy forbids them; its fills and strokes are custom properties,
 * which the style sheet sets for both colour modes.
 *
 * @param options.label text alternative
 * @param options.idPrefix keeps the ids of several diagrams apart
 * @throws Error in the words of the diagram's parser
 */
export function renderDiagram(
  source: string,
  options: { readonly label: string; readonly idPrefix: string }
): string {
  const { label, idPrefix } = options
  return renderMermaidSVG(source)
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/ (?:style|class|xmlns|data-[\w-]+|font-family)="[^"]*"/g, '')
    .replace(/ id="([^"]*)"/g, ` id="${idPrefix}$1"`)
    .replace(/url\(#([^)]*)\)/g, `url(#${idPrefix}$1)`)
    .replace(/\d+\.\d{2,}/g, number => String(Math.round(+number * 10) / 10))
    .replace(/>\s+</g, '><')
    .replace(/ width="([\d.]+)" height="([\d.]+)"/, enlarge)
    .replace(/^<svg/, () => `<svg role="img" aria-label="${label}"`)
    .trim()
}

/** The renderer's letters are small; grow them as far as the column allows. */
function enlarge(_: string, width: string, height: string): string {
  const factor = Math.max(1, Math.min(MAX_SCALE, COLUMN_WIDTH / +width))
  return ` width="${Math.round(+width * factor)}" height="${Math.round(+height * factor)}"`
}
