import { useEffect, useState } from 'react'
import { useLayoutMode } from './layoutMode.ts'
import { onScrollFrame } from './scrollPosition.ts'

/** A heading's edges, in pixels from the top of the viewport. */
interface HeadingBox {
  readonly id: string
  readonly top: number
  readonly bottom: number
}

/**
 * Find the heading that the table of contents highlights (behavior 2.8.5).
 *
 * @param boxes in document order
 * @param viewport its height, and the height that the navbar covers
 */
export function findActiveHeading(
  boxes: readonly HeadingBox[],
  viewport: { readonly height: number; readonly offset: number }
): string | undefined {
  const index = boxes.findIndex(({ top }) => top >= viewport.offset)
  const next = boxes[index]
  if (next === undefined) return boxes.at(-1)?.id
  const isInUpperHalf = next.top > 0 && next.bottom < viewport.height / 2
  return isInUpperHalf ? next.id : boxes[index - 1]?.id
}

/**
 * Use the id of the highlighted heading. Inactive in the mobile layout, which
 * has no table of contents beside the page.
 *
 * @param ids of the headings in the table of contents, in document order
 * @param isNavbarFixed whether the navbar covers the top of the viewport; false
 * if it hides on scroll
 */
export function useTocHighlight(
  ids: readonly string[],
  isNavbarFixed: boolean
): string | undefined {
  const [activeId, setActiveId] = useState<string>()
  const isShown = useLayoutMode() !== 'mobile'
  // Joined, so a new array with the same ids doesn't rerun the effect.
  const joinedIds = ids.join('\n')

  useEffect(() => {
    if (!isShown) return
    const stableIds = joinedIds.split('\n')
    function update(): void {
      const offset = isNavbarFixed ? readNavbarHeight() : 0
      const viewport = { height: window.innerHeight, offset }
      setActiveId(findActiveHeading(readHeadingBoxes(stableIds), viewport))
    }
    update()
    const stop = onScrollFrame(update)
    window.addEventListener('resize', update)
    return () => {
      stop()
      window.removeEventListener('resize', update)
    }
  }, [joinedIds, isNavbarFixed, isShown])

  return activeId
}

function readHeadingBoxes(ids: readonly string[]): readonly HeadingBox[] {
  return ids.flatMap(id => {
    const element = document.getElementById(id)
    if (!element) return []
    const { top, bottom } = readVisibleBox(element)
    return [{ id, top, bottom }]
  })
}

/**
 * Get a heading's box, or its nearest visible ancestor's if it has no height.
 */
export function readVisibleBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  return box.height === 0 && element.parentElement
    ? readVisibleBox(element.parentElement)
    : box
}

export function readNavbarHeight(): number {
  return document.querySelector('nav')?.offsetHeight ?? 0
}
