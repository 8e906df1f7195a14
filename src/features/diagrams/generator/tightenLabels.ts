/** Around a label, in the drawing's pixels; the renderer leaves 8. */
const ROOM = { x: 4, y: 2.5 }
const RENDERER_ROOM = 8
/** The renderer measures labels in letters of 11 pixels. We draw 12. */
const GROWTH = 12 / 11

const LABEL_BOX =
  /<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)" rx="2" ry="2" fill="var\(--bg\)" stroke="var\(--_inner-stroke\)" stroke-width="1"/g
/** In entity relationship diagrams, labels have little room already. */
const ENTITY_BOX =
  ' fill="var(--bg)" stroke="var(--_inner-stroke)" stroke-width="0.5"'

/**
 * Fit the boxes that hide a line behind its label to the label, so that the line
 * is interrupted no longer than it must be; without a frame, no box is seen.
 */
export function tightenLabels(svg: string): string {
  return svg
    .replaceAll(ENTITY_BOX, ' fill="var(--bg)"')
    .replace(LABEL_BOX, (_, x, y, width, height) => {
      const newWidth = (width - 2 * RENDERER_ROOM) * GROWTH + 2 * ROOM.x
      const newHeight = height - 2 * RENDERER_ROOM + 2 * ROOM.y
      const left = +x + (width - newWidth) / 2
      const top = +y + (height - newHeight) / 2
      return `<rect x="${left}" y="${top}" width="${newWidth}" height="${newHeight}" fill="var(--bg)"`
    })
}
