import { useEffect } from 'react'
import { scrollToPoint, stopEarlyRestoration } from './scroll.ts'
import { readPoint } from './scrollMemory.ts'

/** Milliseconds after load in which browsers may still scroll to the hash. */
const HASH_SCROLL_WINDOW = 500

/**
 * Take over scroll restoration from the browser during client-side navigation.
 * Hand it back when the reader leaves the document, so a reload or a return
 * from another site restores their position.
 *
 * Otherwise the browser would scroll the previous page while it is still shown,
 * or override our scroll position on the next one.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    let lastPoint = readPoint()
    const takeOver = () => {
      history.scrollRestoration = 'manual'
      setTimeout(stopEarlyRestoration, HASH_SCROLL_WINDOW)
    }
    const handBack = () => {
      history.scrollRestoration = 'auto'
      lastPoint = readPoint()
    }
    // While the document loads, the browser restores the position itself.
    if (document.readyState === 'complete') takeOver()
    const onShow = ({ persisted }: PageTransitionEvent) => {
      takeOver()
      // WebKit decides not to restore the position before `pagehide` fires.
      if (persisted) scrollToPoint(lastPoint)
    }
    addEventListener('pageshow', onShow, { signal })
    addEventListener('pagehide', handBack, { signal })
    return () => {
      abort.abort()
      handBack()
    }
  }, [])
}
