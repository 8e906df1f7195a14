import { useEffect } from 'react'

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
    const take = () => {
      history.scrollRestoration = 'manual'
    }
    const giveBack = () => {
      history.scrollRestoration = 'auto'
    }
    // During loading, the browser restores the first page's scroll position
    // itself.
    if (document.readyState === 'complete') take()
    addEventListener('pageshow', take, { signal })
    addEventListener('pagehide', giveBack, { signal })
    return () => {
      ending.abort()
      giveBack()
    }
  }, [])
}
