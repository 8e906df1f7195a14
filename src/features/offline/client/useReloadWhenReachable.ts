import { useEffect } from 'react'

/** Milliseconds between checks. */
const INTERVAL = 10_000

/**
 * Load the page that this one stands in for as soon as the site is reachable.
 * The browser's `online` event isn't enough: a network may have no internet, or
 * the site may be down.
 */
export function useReloadWhenReachable(isStandIn: boolean): void {
  useEffect(() => {
    if (!isStandIn) return
    let isCurrent = true
    async function check(): Promise<void> {
      if (document.hidden) return
      // Fetches what a reload would fetch: if a site answered HEAD but not GET,
      // the page would reload forever. The worker leaves this to the network.
      const response = await fetch(window.location.href, {
        cache: 'no-store',
        signal: AbortSignal.timeout(INTERVAL)
      }).catch(() => undefined)
      if (isCurrent && response && response.status < 500) {
        window.location.reload()
      }
    }
    const timer = setInterval(check, INTERVAL)
    window.addEventListener('online', check)
    return () => {
      isCurrent = false
      clearInterval(timer)
      window.removeEventListener('online', check)
    }
  }, [isStandIn])
}
