import { useEffect } from 'react'

/**
 * Take the view from the browser while the reader goes through the history of
 * the application, and give it back when the document is left: a reload, and the
 * way back from elsewhere, find the place where the reader was.
 *
 * The browser would move the page that is still there, or the next one after it
 * was scrolled, whichever is later.
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
    // While it loads, the browser itself restores the first page.
    if (document.readyState === 'complete') take()
    addEventListener('pageshow', take, { signal })
    addEventListener('pagehide', giveBack, { signal })
    return () => {
      ending.abort()
      giveBack()
    }
  }, [])
}
