import { site } from 'virtual:site'
import { currentEntry } from '../../../core/client/state/browserHistory.ts'
import { findTarget } from './findTarget.ts'
import { type Card, openCard } from './openCard.ts'
import type { Point } from './placeCard.ts'
import { waitForPage } from './waitForPage.ts'

/** In milliseconds. A pointer that crosses links on its way opens no card. */
const OPEN_DELAY = 400

/** In milliseconds: the time to move the pointer from a link to its card. */
const CLOSE_DELAY = 300

/** What the reader points at, or focuses with the keyboard. */
interface Aim {
  readonly link: HTMLAnchorElement
  /** Where the pointer is, if known. */
  readonly point?: Point
}

/**
 * Open a card when a mouse rests on a link in a text, or the keyboard's focus
 * does. It stays while the pointer is on the link or the card, or the focus on the
 * link. Escape, a click, navigating and resizing close it
 * (https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus).
 *
 * @param signal stops this
 */
export function watchLinks(root: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return
  let aimed: HTMLAnchorElement | undefined
  let card: Card | undefined
  let timer = 0
  let waiting = new AbortController()

  function cancel(): void {
    clearTimeout(timer)
    waiting.abort()
  }

  function close(): void {
    cancel()
    card?.close()
    card = undefined
  }

  function leave(): void {
    if (!card?.link.matches(':focus-visible')) close()
  }

  async function open({ link, point }: Aim): Promise<void> {
    close()
    const target = findTarget(link, site)
    if (!target) return
    waiting = new AbortController()
    const page = await waitForPage(target, waiting.signal, {
      isRequested: !link.matches(':hover')
    })
    if (page && link.isConnected) {
      card = openCard(link, page, target, { site, point })
    }
  }

  function aim(next: Aim | undefined): void {
    if (next?.link === aimed) return
    aimed = next?.link
    cancel()
    if (!next) timer = window.setTimeout(leave, CLOSE_DELAY)
    else if (next.link !== card?.link) {
      timer = window.setTimeout(open, OPEN_DELAY, next)
    }
  }

  function onPointer(event: PointerEvent): void {
    const { type, pointerType, buttons, target } = event
    // Touching a link follows it; pressed buttons select text.
    if (pointerType !== 'mouse' || buttons > 0) return
    const link = card?.element.contains(target as Node)
      ? card.link
      : findLink(target)
    // A link that comes to the pointer, because the page scrolls or changes, isn't
    // pointed at.
    const isNew = type !== 'pointermove' && link !== aimed
    aim(link && !isNew ? { link, point: event } : undefined)
  }

  function onFocus({ target }: Pick<Event, 'target'>): void {
    const link = findLink(target)
    if (link?.matches(':focus-visible')) aim({ link })
  }

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void
  ) => root.addEventListener(name, listener, { signal, passive: true })

  on('pointermove', onPointer)
  on('pointerover', onPointer)
  on('pointerleave', () => aim(undefined))
  on('pointerdown', ({ target }) => {
    if (!card?.element.contains(target as Node)) close()
  })
  on('focusin', onFocus)
  on('focusout', ({ target }) => {
    if (target !== aimed && target !== card?.link) return
    aimed = undefined
    // It must not cover what has the focus next.
    if (!card?.link.matches(':hover')) close()
  })
  on('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  window.addEventListener('resize', close, { signal })
  signal.addEventListener('abort', currentEntry.subscribe(close))
  signal.addEventListener('abort', close)
  // The reader may have reached a link before this ran.
  onFocus({ target: document.activeElement })
  const link = findLink(root.querySelector('a:hover'))
  if (link) aim({ link })
}

/** Find the link in a text that contains an event's target. */
function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLAnchorElement>('.prose a[href]') ?? undefined
}
