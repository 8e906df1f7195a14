import { useEffect } from 'react'

/** Milliseconds before the first check, and the minimum between checks. */
const FIRST_WAIT = 2000
const LONGEST_WAIT = 60_000
/** Milliseconds after which a silent site counts as unreachable. */
const PATIENCE = 8000

/**
 * Load the page that this one stands in for as soon as the site is reachable.
 * Check when the browser goes online, when the reader returns to the tab, and
 * from time to time: a network may have no internet, or the site may be down.
 */
export function useReloadWhenReachable(isStandIn: boolean): void {
  useEffect(() => {
    if (!isStandIn) return
    const ending = new AbortController()
    let wait = FIRST_WAIT
    let timer = setTimeout(look, wait)
    let isLooking = false

    async function look(): Promise<void> {
      if (isLooking || document.hidden) return
      isLooking = true
      const isThere = await isReachable(window.location.href)
      isLooking = false
      if (ending.signal.aborted) return
      if (isThere) {
        window.location.reload()
        return
      }
      wait = Math.min(wait * 2, LONGEST_WAIT)
      clearTimeout(timer)
      timer = setTimeout(look, wait)
    }

    const { signal } = ending
    window.addEventListener('online', look, { signal })
    document.addEventListener('visibilitychange', look, { signal })
    return () => {
      ending.abort()
      clearTimeout(timer)
    }
  }, [isStandIn])
}

/**
 * Fetch what a reload would fetch: a site may answer HEAD and not GET, and the
 * page would reload for ever. The worker leaves the request to the network,
 * because its `Accept` header doesn't ask for a document.
 */
async function isReachable(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const response = await fetch(url, { cache: 'no-store', signal })
    await response.blob()
    return response.status < 500
  } catch {
    return false
  }
}
