import { useEffect } from 'react'
import type { ClientSite } from '../../model/site.ts'
import { afterLoadWhenIdle } from '../state/afterLoadWhenIdle.ts'
import { createAllowance } from './createAllowance.ts'
import { createIdleQueue } from './idleQueue.ts'
import { findLinkTarget, readLinkPlace, readSiteLink } from './linkTarget.ts'
import type { PageWarmer } from './prefetch.ts'
import { watchLinks } from './watchLinks.ts'

/** Maximum number of concurrent page prefetches. */
const PREFETCH_LIMIT = 2

/** Maximum number of pages to prefetch before the reader does anything. */
const UNMOVED_LIMIT = 12

/** Signs that the reader is about to choose a link. */
const MOVES = ['scroll', 'pointermove', 'touchstart', 'keydown']

/**
 * Prefetch the pages of visible links, and preload those of links the reader
 * points at (Specification §7). Prefetching waits until the page itself has
 * everything it needs, and fetches only a few pages until the reader interacts:
 * they may only have opened a tab.
 */
export function useLinkWarming(site: ClientSite, warmer: PageWarmer): void {
  useEffect(() => {
    const place = readLinkPlace(site)
    const addPrefetch = createIdleQueue(PREFETCH_LIMIT, afterLoadWhenIdle)
    const allowance = createAllowance(UNMOVED_LIMIT)
    const moves = new AbortController()
    const onMove = () => {
      moves.abort()
      allowance.lift()
    }
    for (const name of MOVES) {
      window.addEventListener(name, onMove, {
        passive: true,
        signal: moves.signal
      })
    }
    function findPathname(element: HTMLAnchorElement): string | undefined {
      return findLinkTarget(readSiteLink(element), place)?.pathname
    }
    const started = new Set<string>()
    const stop = watchLinks({
      onVisible(link) {
        const pathname = findPathname(link)
        if (pathname === undefined) return
        const prefetch = () => {
          started.add(pathname)
          addPrefetch(() => warmer.prefetch(pathname))
        }
        if (started.has(pathname))
          prefetch() // Costs only a failed attempt.
        else allowance.start(prefetch)
      },
      onIntent(link) {
        const pathname = findPathname(link)
        if (pathname !== undefined) warmer.preload(pathname)
      }
    })
    return () => {
      moves.abort()
      stop()
    }
  }, [site, warmer])
}
