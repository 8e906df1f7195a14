import { findLinkElement } from './linkTarget.ts'

/** Reactions to links before they are clicked. */
interface LinkReactions {
  /** The link became visible and stayed so for a moment. */
  readonly onVisible: (link: HTMLAnchorElement) => void
  /** The reader pointed at the link, or touched it, for the first time. */
  readonly onIntent: (link: HTMLAnchorElement) => void
}

/**
 * Watch all links of the document, including later ones. Each link triggers
 * each reaction once (behaviour 7.2 and 7.3).
 *
 * @returns a function that ends the watch
 */
export function watchLinks(reactions: LinkReactions): () => void {
  const intended = new WeakSet<HTMLAnchorElement>()
  const stopVisible = watchVisibleLinks(reactions.onVisible)

  function onIntent(event: Event): void {
    const link = findLinkElement(event)
    if (!link || intended.has(link)) return
    intended.add(link)
    reactions.onIntent(link)
  }

  document.addEventListener('mouseover', onIntent, { passive: true })
  document.addEventListener('touchstart', onIntent, { passive: true })
  return () => {
    stopVisible()
    document.removeEventListener('mouseover', onIntent)
    document.removeEventListener('touchstart', onIntent)
  }
}

/** Milliseconds that separate a link in view from one that scrolls past. */
const DWELL_TIME = 65

function watchVisibleLinks(
  onVisible: (link: HTMLAnchorElement) => void
): () => void {
  const known = new WeakSet<HTMLAnchorElement>()
  const dwelling = new Map<Element, ReturnType<typeof setTimeout>>()

  function startDwelling(link: Element): void {
    const timer = setTimeout(() => {
      stopDwelling(link)
      visibility.unobserve(link)
      if (link instanceof HTMLAnchorElement) onVisible(link)
    }, DWELL_TIME)
    dwelling.set(link, timer)
  }

  function stopDwelling(link: Element): void {
    clearTimeout(dwelling.get(link))
    dwelling.delete(link)
  }

  const visibility = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      stopDwelling(target)
      if (isIntersecting) startDwelling(target)
    }
  })

  function observeAll(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(linkRule)) {
      if (known.has(link)) continue
      known.add(link)
      visibility.observe(link)
    }
  }

  const changes = new MutationObserver(observeAll)
  observeAll()
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    visibility.disconnect()
    for (const link of [...dwelling.keys()]) stopDwelling(link)
  }
}

const linkRule = 'a[href]'
