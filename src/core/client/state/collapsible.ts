import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { animateHeight } from './animateHeight.ts'

/** State and props of a collapsible section. */
interface Collapsible<Target extends HTMLElement> {
  /** Attach this to the animated element. */
  readonly ref: RefObject<Target | null>
  /** Whether the section has ever been open; render its content only then. */
  readonly isMounted: boolean
  /** For the element's `hidden` attribute. */
  readonly isHidden: boolean
}

/**
 * Use a collapsible section, animated when `isOpen` changes (Specification §4).
 * Doesn't animate on mount. A collapsed section ends with `display: none`.
 */
export function useCollapsible<Target extends HTMLElement>(
  isOpen: boolean
): Collapsible<Target> {
  const ref = useRef<Target>(null)
  const wasOpen = useRef(isOpen)
  const [isMounted, setIsMounted] = useState(isOpen)
  const [isHidden, setIsHidden] = useState(!isOpen)
  if (isOpen && !isMounted) setIsMounted(true)
  if (isOpen && isHidden) setIsHidden(false)

  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (!ref.current) return
    animateHeight(ref.current, isOpen, () =>
      flushSync(() => setIsHidden(!isOpen))
    )
  }, [isOpen])

  return { ref, isMounted, isHidden }
}
