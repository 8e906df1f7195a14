import { useEffect } from 'react'
import type { ClientSite } from '../../../model/site.ts'
import { afterLoadWhenIdle, createIdleQueue } from './idleQueue.ts'
import { findLinkTarget, readLinkPlace, readSiteLink } from './linkTarget.ts'
import type { PageWarmer } from './prefetch.ts'
import { watchLinks } from './watchLinks.ts'

/** Pages that are prefetched at the same time. */
const PREFETCH_LIMIT = 2

/**
 * Prefetch the pages of links that the reader sees, and load those of links
 * that the reader points at (Specification §7). What is only seen waits for
 * everything that the page itself needs.
 */
export function useLinkWarming(site: ClientSite, warmer: PageWarmer): void {
  useEffect(() => {
    const place = readLinkPlace(site)
    const addPrefetch = createIdleQueue(PREFETCH_LIMIT, afterLoadWhenIdle)
    function findPathname(element: HTMLAnchorElement): string | undefined {
      return findLinkTarget(readSiteLink(element), place)?.pathname
    }
    return watchLinks({
      onVisible(link) {
        const pathname = findPathname(link)
        if (pathname === undefined) return
        addPrefetch(() => warmer.prefetch(pathname))
      },
      onIntent(link) {
        const pathname = findPathname(link)
        if (pathname !== undefined) warmer.preload(pathname)
      }
    })
  }, [site, warmer])
}
