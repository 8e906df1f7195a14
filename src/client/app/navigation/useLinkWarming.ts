import { useEffect } from 'react'
import type { ClientSite } from '../../../model/site.ts'
import { findLinkTarget, readLinkPlace, readSiteLink } from './linkTarget.ts'
import type { PageWarmer } from './prefetch.ts'
import { watchLinks } from './watchLinks.ts'

/**
 * Prefetch the pages of links that the reader sees, and load those of links
 * that the reader points at (Specification §7).
 */
export function useLinkWarming(site: ClientSite, warmer: PageWarmer): void {
  useEffect(() => {
    const place = readLinkPlace(site)
    function findPathname(element: HTMLAnchorElement): string | undefined {
      return findLinkTarget(readSiteLink(element), place)?.pathname
    }
    return watchLinks({
      onVisible(link) {
        const pathname = findPathname(link)
        if (pathname !== undefined) warmer.prefetch(pathname)
      },
      onIntent(link) {
        const pathname = findPathname(link)
        if (pathname !== undefined) warmer.preload(pathname)
      }
    })
  }, [site, warmer])
}
