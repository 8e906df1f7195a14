import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState
} from 'react'
import { MOBILE_MAX_WIDTH } from '../../model/limits.ts'

/** `ssr` in the served HTML and in the render that hydrates it. */
export type LayoutMode = 'ssr' | 'desktop' | 'mobile'

/** The application provides the mode that `useViewportMode` gives. */
export const LayoutModeContext = createContext<LayoutMode>('ssr')

/** Use the layout mode. It follows every resize across the breakpoint. */
export function useLayoutMode(): LayoutMode {
  return useContext(LayoutModeContext)
}

/**
 * Tell whether React has hydrated the served HTML. False on the server and in
 * the hydrating render, so both produce the same markup.
 */
export function useHydrated(): boolean {
  return useLayoutMode() !== 'ssr'
}

/**
 * Follow the viewport's width (Specification §4). Mounted once. Changes are
 * transitions, because a new mode renders much of the page: React does that in
 * pieces, between which it answers the reader.
 */
export function useViewportMode(): LayoutMode {
  const [mode, setMode] = useState<LayoutMode>('ssr')

  useEffect(() => {
    function update(): void {
      const isWide = window.innerWidth > MOBILE_MAX_WIDTH
      startTransition(() => setMode(isWide ? 'desktop' : 'mobile'))
    }
    update()
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [])

  return mode
}
