import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { animateHeight, type HeightAnimation } from './animateHeight.ts'

/** The state of a section between collapsed and expanded. */
export type CollapsiblePhase =
  | 'collapsed'
  | 'expanding'
  | 'expanded'
  | 'collapsing'

export type CollapsibleEvent = 'opened' | 'closed' | 'animationEnded'

/** Give the phase after an event (Specification §4). */
export function nextCollapsiblePhase(
  phase: CollapsiblePhase,
  event: CollapsibleEvent
): CollapsiblePhase {
  switch (event) {
    case 'opened':
      return phase === 'expanded' ? phase : 'expanding'
    case 'closed':
      return phase === 'collapsed' ? phase : 'collapsing'
    case 'animationEnded':
      if (phase === 'expanding') return 'expanded'
      return phase === 'collapsing' ? 'collapsed' : phase
  }
}

/** What a component with a collapsible section renders. */
export interface Collapsible<Target extends HTMLElement> {
  /** For the animated element. */
  readonly ref: RefObject<Target | null>
  /** Whether the section has ever been open; render its content only then. */
  readonly isMounted: boolean
  /** For the element's `hidden` attribute. */
  readonly isHidden: boolean
}

/**
 * Use the animation that collapses and expands a section. Nothing moves on
 * mount; a collapsed section ends at `display: none`.
 *
 * @param isOpen the desired state
 */
export function useCollapsible<Target extends HTMLElement>(
  isOpen: boolean
): Collapsible<Target> {
  const ref = useRef<Target>(null)
  const animation = useRef<HeightAnimation>(null)
  const [isMounted, setIsMounted] = useState(isOpen)
  const [phase, setPhase] = useState<CollapsiblePhase>(
    isOpen ? 'expanded' : 'collapsed'
  )
  const target = nextCollapsiblePhase(phase, isOpen ? 'opened' : 'closed')
  if (isOpen && !isMounted) setIsMounted(true)
  if (target !== phase) setPhase(target)

  useLayoutEffect(() => {
    const element = ref.current
    const running = animation.current
    const isSettled = phase === 'collapsed' || phase === 'expanded'
    animation.current =
      isSettled || !element
        ? null
        : animateHeight(element, {
            from: readStartHeight(element, phase, running),
            isOpen: phase === 'expanding',
            onEnd() {
              setPhase(current =>
                nextCollapsiblePhase(current, 'animationEnded')
              )
            }
          })
    running?.cancel()
  }, [phase])

  return { ref, isMounted, isHidden: phase === 'collapsed' }
}

/** A section that starts to expand is laid out in full but looks closed. */
function readStartHeight(
  element: HTMLElement,
  phase: CollapsiblePhase,
  running: HeightAnimation | null
): number {
  return phase === 'expanding' && running === null ? 0 : element.offsetHeight
}
