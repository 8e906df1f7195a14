import { useEffect } from 'react'
import type { ClientSite } from '../../model/site.ts'
import { afterLoadWhenIdle } from '../state/afterLoadWhenIdle.ts'
import {
  findLinkElement,
  findLinkedPathname,
  readLinkContext,
  readSiteLink
} from './linkTarget.ts'
import type { PagePrefetcher } from './pagePrefetcher.ts'

/**
 * Prefetch the pages of visible links once the page has loaded, and preload a
 * page when the reader points at its link (specification §7, behavior 7.2 and
 * 7.3). Browsers give these requests the lowest priority.
 */
export function usePrefetch(
  site: ClientSite,
  { prefetch, preload }: PagePrefetcher
): void {
  useEffect(() => {
    const context = readLinkContext(site)
    const abort = new AbortController()
    const { signal } = abort
    const pointedAt = new WeakSet<HTMLAnchorElement>()

    function load(
      link: HTMLAnchorElement,
      start: (pathname: string) => void
    ): void {
      const pathname = findLinkedPathname(readSiteLink(link), context)
      if (pathname !== undefined) start(pathname)
    }

    function onIntent(event: Event): void {
      const link = findLinkElement(event)
      if (!link || pointedAt.has(link)) return
      pointedAt.add(link)
      load(link, preload)
    }

    document.addEventListener('mouseover', onIntent, { passive: true, signal })
    document.addEventListener('touchstart', onIntent, { passive: true, signal })
    afterLoadWhenIdle(() => {
      if (!signal.aborted)
        watchVisibleLinks(link => load(link, prefetch), signal)
    })
    return () => abort.abort()
  }, [site, prefetch, preload])
}

/** Milliseconds a link must stay visible, so scrolling past doesn't count. */
const DWELL_TIME = 65

/** Report each link that stays visible once, including links added later. */
function watchVisibleLinks(
  onVisible: (link: HTMLAnchorElement) => void,
  signal: AbortSignal
): void {
  const watched = new WeakSet<Element>()
  const timers = new Map<Element, number>()

  const visibility = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(timers.get(target))
      if (isIntersecting) {
        timers.set(target, window.setTimeout(report, DWELL_TIME, target))
      }
    }
  })

  function report(link: HTMLAnchorElement): void {
    visibility.unobserve(link)
    timers.delete(link)
    onVisible(link)
  }

  function watchAll(): void {
    for (const link of document.querySelectorAll('a[href]')) {
      if (watched.has(link)) continue
      watched.add(link)
      visibility.observe(link)
    }
  }

  const changes = new MutationObserver(watchAll)
  watchAll()
  changes.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    changes.disconnect()
    visibility.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
  })
}
