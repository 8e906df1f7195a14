import { useSyncExternalStore } from 'react'
import { MOBILE_MAX_WIDTH } from '../../model/limits.ts'

/** `ssr` in the served HTML and in the render that hydrates it. */
export type LayoutMode = 'ssr' | 'desktop' | 'mobile'

/**
 * Create a viewport's layout mode (Specification §4).
 *
 * @param width of the viewport, in CSS pixels
 */
export function createLayoutMode(width: number): LayoutMode {
  return width > MOBILE_MAX_WIDTH ? 'desktop' : 'mobile'
}

/** Use the layout mode. It follows every resize across the breakpoint. */
export function useLayoutMode(): LayoutMode {
  return useSyncExternalStore(subscribe, readLayoutMode, getServedLayoutMode)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

function readLayoutMode(): LayoutMode {
  return createLayoutMode(window.innerWidth)
}

function getServedLayoutMode(): LayoutMode {
  return 'ssr'
}
