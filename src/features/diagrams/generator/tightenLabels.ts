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
