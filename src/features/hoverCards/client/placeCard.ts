/** Pixels between a link and its card, and around cards. */
const GAP = 4
const MARGIN = 8

/** In pixels, from the viewport's edges. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** In pixels, from the viewport's left top corner; a pointer event has them. */
export interface Point {
  readonly clientX: number
  readonly clientY: number
}

/**
 * Place a card below its link, or above it if there's no room: where the link
 * starts, but inside the viewport.
 *
 * @param lines the boxes of the link, one per line of text
 * @param point the pointer's place; the card is next to the line at the point, or
 * to the first one
 * @returns the card's left top corner
 */
export function placeCard(
  lines: readonly Box[],
  card: { readonly width: number; readonly height: number },
  viewport: {
    readonly width: number
    readonly height: number
    readonly isRightToLeft: boolean
  },
  point?: Point
): { readonly left: number; readonly top: number } {
  const pointed = lines.find(line => point && contains(line, point))
  const { left, right, top, bottom } = pointed ??
    lines[0] ?? { left: 0, right: 0, top: 0, bottom: 0 }
  const start = viewport.isRightToLeft ? right - card.width : left
  const most = viewport.width - card.width - MARGIN
  const below = bottom + GAP
  const above = top - GAP - card.height
  const fits = below + card.height + MARGIN <= viewport.height
  return {
    left: Math.max(MARGIN, Math.min(start, most)),
    top: fits || above < MARGIN ? below : above
  }
}

function contains(
  { left, right, top, bottom }: Box,
  { clientX: x, clientY: y }: Point
): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}
