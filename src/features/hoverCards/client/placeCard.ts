/** Pixels between a link and its card, and around cards. */
const GAP = 4
const MARGIN = 8

/** Edges of an element, in pixels from those of the viewport. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * Place a card below its link, or above it if there's no room; it starts where the
 * link starts, and stays inside the viewport.
 */
export function placeCard(
  link: Box,
  card: { readonly width: number; readonly height: number },
  viewport: {
    readonly width: number
    readonly height: number
    readonly isRightToLeft: boolean
  }
): { readonly left: number; readonly top: number } {
  const start = viewport.isRightToLeft ? link.right - card.width : link.left
  const most = viewport.width - card.width - MARGIN
  const below = link.bottom + GAP
  const above = link.top - GAP - card.height
  const fits = below + card.height + MARGIN <= viewport.height
  return {
    left: Math.max(MARGIN, Math.min(start, most)),
    top: fits || above < MARGIN ? below : above
  }
}
