import { useEffect } from 'react'
import { endReturn, scrollToPoint } from './scroll.ts'
import { readPoint } from './scrollMemory.ts'

/** Milliseconds after loading within which browsers scroll to the hash. */
const LATEST_SCROLL = 500

/**
 * Take over scrolling from the browser while the reader moves through the
 * application's history. Hand it back when they leave the document, so a reload
 * or a return from another site restores their position.
 *
 * Otherwise the browser would scroll the page still shown, or the next one
 * after it was scrolled, whichever is later.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    let left = readPoint()
    const take = () => {
      history.scrollRestoration = 'manual'
      setTimeout(endReturn, LATEST_SCROLL)
    }
    const giveBack = () => {
      history.scrollRestoration = 'auto'
      left = readPoint()
    }
    // During loading, the browser restores the first page's scroll position
    // itself.
    if (document.readyState === 'complete') take()
    const onShow = ({ persisted }: PageTransitionEvent) => {
      take()
      // WebKit decides before `pagehide` that it won't restore the position.
      if (persisted) scrollToPoint(left)
    }
    addEventListener('pageshow', onShow, { signal })
    addEventListener('pagehide', giveBack, { signal })
    return () => {
      ending.abort()
      giveBack()
    }
  }, [])
}
