import type { AnnouncementBarData, ClientSite } from '../../model/site.ts'
import { isReturn } from '../state/isReturn.ts'
import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_ID_KEY,
  COLOR_MODE_KEY,
  COLOR_MODE_QUERY,
  isAnnouncementDismissed,
  resolveColorMode,
  SCROLL_KEY
} from '../state/storedSettings.ts'

/**
 * Runs inline in every document, before the first paint.
 *
 * Applies the reader's settings to `<html>`, where style sheets can use them,
 * and loads the client script after the first paint. It is inlined in every
 * document, so it imports only the code that reads stored values.
 */
export function earlyScript(settings: ClientSite['colorMode']): void {
  // The application sets 'manual' for its own navigations. When the document is
  // loaded again, for example in a discarded tab, let the browser restore the
  // scroll position.
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

/**
 * Also runs inline, on long pages: render skipped blocks (`skipping.css`) before exact
 * heights or contents matter: when a position is restored, on a jump, a key or a
 * selection.
 */
export function renderSkippedBlocksEarly(): void {
  const { dataset } = document.documentElement
  const renderBlocks = () => delete dataset.skipsBlocks
  if (isReturn() || location.hash) renderBlocks()
  addEventListener('keydown', renderBlocks, true)
  addEventListener('selectstart', renderBlocks, true)
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('[href*="#"]')) renderBlocks()
    },
    true
  )
}

/** Also runs inline, on sites with an announcement bar. */
export function announceEarly(
  bar: Pick<AnnouncementBarData, 'id' | 'isCloseable'>
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
 * Restore the scroll position after a reload or a return from another document.
 * Chromium may know only where the reader was a second before leaving, or no
 * position at all. If the URL has a hash, WebKit scrolls to its target instead,
 * and Chromium may do so once or twice until shortly after load. Until the
 * reader interacts or `stopEarlyRestoration` is called, any scrolling is the
 * browser's.
 */
function returnToPosition(): void {
  let y = -1
  try {
    if (isReturn()) {
      y = JSON.parse(sessionStorage[SCROLL_KEY])[history.state.key]
    }
  } catch {
    // Storage is denied or has no positions.
  }
  const restore = () => y >= 0 && scrollTo(0, y)
  // Chromium scrolls again just before the frame.
  window.onscroll = () => requestAnimationFrame(restore)
  requestAnimationFrame(restore)
  // The first frame may show only a part of a long page.
  addEventListener('DOMContentLoaded', restore)
  window.onwheel =
    window.onkeydown =
    window.onpointerdown =
      () => {
        y = -1
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
    // The document contains only the CSS for its first paint.
    const { script: src, style: href }: Served = JSON.parse(record)
    if (href) {
      dropLateFonts()
      append('link', { rel: 'stylesheet', href })
    }
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

/**
 * Delete the faces of fonts that weren't loaded in time. When the whole style
 * sheet arrives, WebKit forgets that they were late, and text would move.
 */
function dropLateFonts(): void {
  const sheet = document.styleSheets[0] as CSSStyleSheet
  for (const { family, status } of [...document.fonts]) {
    if (status !== 'error') continue
    const rules: Partial<CSSFontFaceRule>[] = [...sheet.cssRules]
    const index = rules.findIndex(
      ({ style }) => style?.fontFamily.replace(/"/g, '') === family
    )
    if (index >= 0) sheet.deleteRule(index)
  }
}

/** The parts of the document's record used here. */
interface Served {
  readonly script: string
  readonly style?: string
}

/** Append an element that loads a file, and remove it if that fails. */
function append(tag: string, properties: object): void {
  const element = Object.assign(document.createElement(tag), properties)
  element.onerror = () => element.remove()
  document.head.append(element)
}
