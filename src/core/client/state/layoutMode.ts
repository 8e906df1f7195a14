import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState
} from 'react'
import { MOBILE_MAX_WIDTH } from '../../model/limits.ts'

/** `ssr` in the served HTML and during hydration. */
export type LayoutMode = 'ssr' | 'desktop' | 'mobile'

/** The application provides the mode from `useViewportMode`. */
export const LayoutModeContext = createContext<LayoutMode>('ssr')

/** Use the layout mode, which changes when a resize crosses the breakpoint. */
export function useLayoutMode(): LayoutMode {
  return useContext(LayoutModeContext)
}

/**
 * Whether React has hydrated the served HTML. False on the server and during
 * hydration, so both produce the same markup.
 */
export function useHydrated(): boolean {
  return useLayoutMode() !== 'ssr'
}

/**
 * Use the layout mode for the viewport's width (specification §4). Mount this
 * once. Updates are transitions, so React stays responsive while a new mode
 * rerenders much of the page.
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
