import { useEffect } from 'react'

/** Milliseconds between checks. */
const INTERVAL = 10_000

/**
 * Reload a fallback as soon as the site is reachable. The browser's `online`
 * event isn't enough: the network may have no internet access, or the site may
 * be down.
 */
export function useReloadWhenReachable(isFallback: boolean): void {
  useEffect(() => {
    if (!isFallback) return
    let isCurrent = true
    async function check(): Promise<void> {
      if (document.hidden) return
      // Fetch what a reload would fetch: if the site answered HEAD but not GET,
      // the page would reload forever. The worker ignores `no-store` requests.
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
  }, [isFallback])
}
