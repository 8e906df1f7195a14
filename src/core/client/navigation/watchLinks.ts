import { findLinkElement } from './linkTarget.ts'

/** Handlers for links before they are clicked. */
interface LinkHandlers {
  /** The link has stayed visible for a moment. */
  readonly onVisible: (link: HTMLAnchorElement) => void
  /** The reader pointed at or touched the link for the first time. */
  readonly onIntent: (link: HTMLAnchorElement) => void
}

/**
 * Watch all links in the document, including links added later. Each link
 * triggers each handler once (behavior 7.2 and 7.3).
 *
 * @returns a function that stops watching
 */
export function watchLinks(handlers: LinkHandlers): () => void {
  const handled = new WeakSet<HTMLAnchorElement>()
  const stopVisible = watchVisibleLinks(handlers.onVisible)

  function onIntent(event: Event): void {
    const link = findLinkElement(event)
    if (!link || handled.has(link)) return
    handled.add(link)
    handlers.onIntent(link)
  }

  document.addEventListener('mouseover', onIntent, { passive: true })
  document.addEventListener('touchstart', onIntent, { passive: true })
  return () => {
    stopVisible()
    document.removeEventListener('mouseover', onIntent)
    document.removeEventListener('touchstart', onIntent)
  }
}

/** Milliseconds a link must stay visible, so scrolling past doesn't count. */
const DWELL_TIME = 65

function watchVisibleLinks(
  onVisible: (link: HTMLAnchorElement) => void
): () => void {
  const observed = new WeakSet<HTMLAnchorElement>()
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()

  function startDwelling(link: Element): void {
    const timer = setTimeout(() => {
      stopDwelling(link)
      visibility.unobserve(link)
      if (link instanceof HTMLAnchorElement) onVisible(link)
    }, DWELL_TIME)
    timers.set(link, timer)
  }

  function stopDwelling(link: Element): void {
    clearTimeout(timers.get(link))
    timers.delete(link)
  }

  const visibility = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      stopDwelling(target)
      if (isIntersecting) startDwelling(target)
    }
  })

  function observeAll(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      LINK_SELECTOR
    )) {
      if (observed.has(link)) continue
      observed.add(link)
      visibility.observe(link)
    }
  }

  const changes = new MutationObserver(observeAll)
  observeAll()
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    visibility.disconnect()
    for (const link of [...timers.keys()]) stopDwelling(link)
  }
}

const LINK_SELECTOR = 'a[href]'
