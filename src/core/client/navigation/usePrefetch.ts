import { useEffect } from 'react'
import type { ClientSite } from '../../model/site.ts'
import { afterLoadWhenIdle } from '../state/afterLoadWhenIdle.ts'
import { createStartLimit } from './createStartLimit.ts'
import { createIdleQueue } from './idleQueue.ts'
import { findLinkTarget, readLinkContext, readSiteLink } from './linkTarget.ts'
import type { PagePrefetcher } from './pagePrefetcher.ts'
import { watchLinks } from './watchLinks.ts'

/** Maximum number of concurrent page prefetches. */
const MAX_CONCURRENT = 2

/** Maximum number of pages to prefetch before the reader interacts. */
const MAX_BEFORE_INTERACTION = 12

const INTERACTION_EVENTS = ['scroll', 'pointermove', 'touchstart', 'keydown']

/**
 * Prefetch the pages of visible links, and preload a page when the reader
 * points at its link (Specification §7). Prefetching starts once the page has
 * loaded, and is limited until the reader interacts: the tab may be in the
 * background.
 */
export function usePrefetch(
  site: ClientSite,
  prefetcher: PagePrefetcher
): void {
  useEffect(() => {
    const context = readLinkContext(site)
    const addPrefetch = createIdleQueue(MAX_CONCURRENT, afterLoadWhenIdle)
    const startLimit = createStartLimit(MAX_BEFORE_INTERACTION)
    const listening = new AbortController()
    const onInteraction = () => {
      listening.abort()
      startLimit.removeLimit()
    }
    for (const name of INTERACTION_EVENTS) {
      window.addEventListener(name, onInteraction, {
        passive: true,
        signal: listening.signal
      })
    }
    function findPathname(element: HTMLAnchorElement): string | undefined {
      return findLinkTarget(readSiteLink(element), context)?.pathname
    }
    const started = new Set<string>()
    const stop = watchLinks({
      onVisible(link) {
        const pathname = findPathname(link)
        if (pathname === undefined) return
        const prefetch = () => {
          started.add(pathname)
          addPrefetch(() => prefetcher.prefetch(pathname))
        }
        if (started.has(pathname))
          prefetch() // Cheap if already requested.
        else startLimit.start(prefetch)
      },
      onIntent(link) {
        const pathname = findPathname(link)
        if (pathname !== undefined) prefetcher.preload(pathname)
      }
    })
    return () => {
      listening.abort()
      stop()
    }
  }, [site, prefetcher])
}
