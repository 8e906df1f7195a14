import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { findHashTarget } from './hashTarget.ts'
import { type ScrollPosition, useScrollPosition } from './scrollPosition.ts'

/** Whether the navbar shows, and whether the page just jumped to an anchor. */
export interface NavbarVisibility {
  readonly isVisible: boolean
  readonly isAnchorJump: boolean
}

export type NavbarVisibilityEvent =
  | {
      readonly kind: 'scrolled'
      readonly position: ScrollPosition
      readonly previousY: number
      readonly navbarHeight: number
    }
  | { readonly kind: 'navigated'; readonly hasTarget: boolean }

/**
 * Decide whether the navbar shows after an event (Specification §4).
 *
 * It always shows near the top. The scroll caused by a jump to an anchor
 * doesn't change it, because the reader didn't scroll. At the very bottom, a
 * rubber-band bounce must not bring it back.
 */
export function nextNavbarVisibility(
  state: NavbarVisibility,
  event: NavbarVisibilityEvent
): NavbarVisibility {
  if (event.kind === 'navigated') {
    return { isVisible: !event.hasTarget, isAnchorJump: event.hasTarget }
  }
  const { position, previousY, navbarHeight } = event
  const { y, viewportHeight, documentHeight } = position
  if (y < navbarHeight) return { ...state, isVisible: true }
  if (state.isAnchorJump) return { ...state, isAnchorJump: false }
  if (previousY > 0 && y >= previousY) return { ...state, isVisible: false }
  return y + viewportHeight < documentHeight - navbarHeight
    ? { ...state, isVisible: true }
    : state
}

/** The properties that distinguish navigations. */
interface ShownLocation {
  readonly hash: string
}

/**
 * Use the navbar's visibility.
 *
 * @param hideOnScroll the configured option; if false, it always shows
 * @param location of the page that is shown; a new object at each navigation
 */
export function useNavbarVisibility(
  hideOnScroll: boolean,
  location: ShownLocation
): {
  readonly ref: RefObject<HTMLElement | null>
  readonly isVisible: boolean
} {
  const ref = useRef<HTMLElement>(null)
  const firstLocation = useRef(location)
  const [state, setState] = useState(shown)

  useScrollPosition((position, previousY) => {
    const navbarHeight = ref.current?.offsetHeight ?? 0
    setState(current =>
      nextNavbarVisibility(current, {
        kind: 'scrolled',
        position,
        previousY,
        navbarHeight
      })
    )
  }, hideOnScroll)

  // Runs before the scroll event that the navigation causes.
  useLayoutEffect(() => {
    if (!hideOnScroll || firstLocation.current === location) return
    const hasTarget = findHashTarget(location.hash) !== undefined
    setState(current =>
      nextNavbarVisibility(current, { kind: 'navigated', hasTarget })
    )
  }, [hideOnScroll, location])

  return { ref, isVisible: !hideOnScroll || state.isVisible }
}

const shown: NavbarVisibility = { isVisible: true, isAnchorJump: false }
