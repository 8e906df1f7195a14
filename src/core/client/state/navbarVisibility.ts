import { type RefObject, useRef, useState } from 'react'
import { findHashTarget } from './hashTarget.ts'
import { useLocationChange } from './PageContext.tsx'
import { type ScrollPosition, useScrollPosition } from './scrollPosition.ts'

/**
 * Whether the navbar is visible, and whether the page just jumped to an anchor.
 */
interface NavbarVisibility {
  readonly isVisible: boolean
  readonly isAnchorJump: boolean
}

const shown: NavbarVisibility = { isVisible: true, isAnchorJump: false }

/**
 * Compute whether the navbar is visible after a scroll (specification §4).
 *
 * It is always visible near the top. The scroll from a jump to an anchor
 * doesn't count, because the reader didn't scroll. At the bottom, rubber-band
 * scrolling must not bring it back.
 */
export function updateNavbarVisibility(
  state: NavbarVisibility,
  { y, previousY, viewportHeight, documentHeight }: ScrollPosition,
  navbarHeight: number
): NavbarVisibility {
  if (y < navbarHeight) return { ...state, isVisible: true }
  if (state.isAnchorJump) return { ...state, isAnchorJump: false }
  if (previousY > 0 && y >= previousY) return { ...state, isVisible: false }
  return y + viewportHeight < documentHeight - navbarHeight
    ? { ...state, isVisible: true }
    : state
}

/**
 * Use the navbar's visibility.
 *
 * @param hideOnScroll if false, the navbar is always visible
 */
export function useNavbarVisibility(hideOnScroll: boolean): {
  readonly ref: RefObject<HTMLElement | null>
  readonly isVisible: boolean
} {
  const ref = useRef<HTMLElement>(null)
  const [state, setState] = useState(shown)

  useScrollPosition(position => {
    const height = ref.current?.offsetHeight ?? 0
    setState(current => updateNavbarVisibility(current, position, height))
  }, hideOnScroll)

  // Behavior 4.5.4.
  useLocationChange(hash => {
    if (!hideOnScroll) return
    const hasTarget = findHashTarget(hash) !== undefined
    setState({ isVisible: !hasTarget, isAnchorJump: hasTarget })
  })

  return { ref, isVisible: !hideOnScroll || state.isVisible }
}
