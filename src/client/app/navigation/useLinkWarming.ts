import { useEffect } from 'react'
import type { ClientSite } from '../../../model/site.ts'
import { afterLoadWhenIdle } from '../afterLoadWhenIdle.ts'
import { createAllowance } from './createAllowance.ts'
import { createIdleQueue } from './idleQueue.ts'
import { findLinkTarget, readLinkPlace, readSiteLink } from './linkTarget.ts'
import type { PageWarmer } from './prefetch.ts'
import { watchLinks } from './watchLinks.ts'

/** Pages that are prefetched at the same time. */
const PREFETCH_LIMIT = 2

/** Pages that are prefetched for a reader who does nothing yet. */
const UNMOVED_LIMIT = 12

/** What a reader does who is about to choose. */
const MOVES = ['scroll', 'pointermove', 'touchstart', 'keydown']

/**
 * Prefetch the pages of links that the reader sees, and load those of links
 * that the reader points at (Specification §7). What is only seen waits for
 * everything that the page itself needs; and no more than a few pages are fetched
 * for somebody who may only have opened a tab.
 */
export function useLinkWarming(site: ClientSite, warmer: PageWarmer): void {
  useEffect(() => {
    const place = readLinkPlace(site)
    const addPrefetch = createIdleQueue(PREFETCH_LIMIT, afterLoadWhenIdle)
    const allowance = createAllowance(UNMOVED_LIMIT)
    const moves = new AbortController()
    for (const name of MOVES) {
      window.addEventListener(name, allowance.lift, {
        once: true,
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
          prefetch() // Costs nothing but a failed try.
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
