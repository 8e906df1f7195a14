import type { AnnouncementBar, ClientSite } from '../../model/site.ts'
import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_ID_KEY,
  isAnnouncementDismissed
} from '../state/announcementDismissal.ts'
import {
  COLOR_MODE_KEY,
  COLOR_MODE_QUERY,
  resolveColorMode
} from '../state/resolveColorMode.ts'

/**
 * Runs inline in every document, before the first paint.
 *
 * Puts the reader's choices on `<html>`, where style sheets see them, and loads
 * the client script once the reader has something to look at. Every document
 * contains all of it, so it imports only the rules for stored values.
 */
export function earlyScript(settings: ClientSite['colorMode']): void {
  // The application handles scrolling between its own entries. If the document
  // loads again, for example after the tab was discarded, the browser restores
  // the scroll position.
  history.scrollRestoration = 'auto'
  const root = document.documentElement
  const query = new URLSearchParams(location.search)
  root.dataset.theme = resolveColorMode({
    query: query.get(COLOR_MODE_QUERY),
    stored: readStorage(COLOR_MODE_KEY),
    settings
  })
  for (const [name, value] of query) {
    const attribute = /^docusaurus-(data-[a-z][a-z\d-]*)$/.exec(name)?.[1]
    if (attribute) root.setAttribute(attribute, value)
  }
  returnToPosition()
  scheduleClient()
}

/** Runs inline as well, in the documents of a site that has such a bar. */
export function announceEarly(
  bar: Pick<AnnouncementBar, 'id' | 'isCloseable'>
): void {
  const isDismissed = isAnnouncementDismissed(bar, {
    id: readStorage(ANNOUNCEMENT_ID_KEY),
    dismissal: readStorage(ANNOUNCEMENT_DISMISS_KEY)
  })
  document.documentElement.dataset.announcementBarInitiallyDismissed =
    String(isDismissed)
}

/** Read a stored value; null if storage is denied. */
function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * A reload, or a return from another document, leads back to where the reader
 * was. If the address has a hash, WebKit shows its target instead, and so may
 * Chromium, once or twice until soon after loading. Until the reader acts or
 * `stopEarlyRestoration` is called, whatever scrolls is the browser.
 */
function returnToPosition(): void {
  let y = location.hash && history.state?.scroll?.y
  // Chromium scrolls again just before the frame.
  window.onscroll = () => requestAnimationFrame(() => y && scrollTo(0, y))
  window.onwheel =
    window.onkeydown =
    window.onpointerdown =
      () => {
        y = 0
      }
}

/**
 * Load the client script when the browser is idle, or as soon as the reader
 * interacts.
 */
function scheduleClient(): void {
  let isLoading = false

  function start(): void {
    const record = document.getElementById('page-record')?.textContent
    if (isLoading || !record) return
    isLoading = true
    // The document has only the rules of its first paint.
    const { script: src, style: href }: Served = JSON.parse(record)
    if (href) append('link', { rel: 'stylesheet', href })
    append('script', { src })
  }

  for (const name of ['pointermove', 'pointerdown', 'keydown']) {
    addEventListener(name, start, { once: true })
  }
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(start, { timeout: 2000 })
    } else setTimeout(start, 200)
  })
}

/** The parts of the document's record used here. */
interface Served {
  readonly script: string
  readonly style?: string
}

/** Append an element that loads a file; if that fails, it is removed again. */
function append(tag: string, properties: object): void {
  const element = Object.assign(document.createElement(tag), properties)
  element.onerror = () => element.remove()
  document.head.append(element)
}
