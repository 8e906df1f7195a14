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

/** What the script needs to know of a site; identical on all its pages. */
export interface EarlyScriptOptions {
  readonly colorMode: ClientSite['colorMode']
  readonly announcementBar: Pick<AnnouncementBar, 'id' | 'isCloseable'> | null
}

/**
 * Runs inline in every document, before the first paint.
 *
 * Puts the reader's choices on `<html>`, where style sheets see them, and loads
 * the client script once the reader has something to look at. Every document
 * contains all of it, so it imports only the rules for stored values.
 */
export function earlyScript(options: EarlyScriptOptions): void {
  // The application handles scrolling between its own entries. If the document
  // loads again, for example after the tab was discarded, the browser restores
  // the scroll position.
  history.scrollRestoration = 'auto'
  const query = new URLSearchParams(location.search)
  document.documentElement.dataset.theme = resolveColorMode({
    query: query.get(COLOR_MODE_QUERY),
    stored: readStorage(COLOR_MODE_KEY),
    settings: options.colorMode
  })
  for (const [name, value] of query) {
    const attribute = /^docusaurus-(data-[a-z][a-z\d-]*)$/.exec(name)?.[1]
    if (attribute) document.documentElement.setAttribute(attribute, value)
  }
  setAnnouncement(options.announcementBar)
  scheduleClient()
}

function setAnnouncement(bar: EarlyScriptOptions['announcementBar']): void {
  if (!bar) return
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
 * Load the client script when the browser is idle, or as soon as the reader
 * interacts.
 */
function scheduleClient(): void {
  const abort = new AbortController()

  function start(): void {
    const record = document.getElementById('page-record')?.textContent
    if (abort.signal.aborted || !record) return
    abort.abort()
    loadClient(JSON.parse(record))
  }

  for (const name of ['pointermove', 'pointerdown', 'touchstart', 'keydown']) {
    addEventListener(name, start, { passive: true, signal: abort.signal })
  }
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(start, { timeout: 2000 })
    } else setTimeout(start, 200)
  })
}

/** The parts of the document's record used here. */
interface Served {
  readonly script?: string
  /**
   * The whole style sheet; the document has only the rules of its kind of page.
   */
  readonly style?: string
}

function loadClient({ script: src, style }: Served): void {
  if (style) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = style
    document.head.append(link)
  }
  if (!src) return
  const script = document.createElement('script')
  script.src = src
  document.head.append(script)
}
