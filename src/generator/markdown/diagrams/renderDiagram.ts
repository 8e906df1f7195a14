import { renderMermaidSVG } from 'beautiful-mermaid'

/** Letters of 13 pixels become no larger than 15. */
const MAX_SCALE = 1.15
/** Around a drawing, in its pixels. */
const PADDING = 14
/** Inner width of the widest text column, 41rem with a border. */
const COLUMN_WIDTH = 654

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
  return (
    renderMermaidSVG(source, { padding: PADDING })
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
