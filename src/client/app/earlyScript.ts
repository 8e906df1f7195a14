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

/** What the script needs of a site; equal on all its pages. */
export interface EarlyScriptOptions {
  readonly colorMode: ClientSite['colorMode']
  readonly announcementBar: Pick<AnnouncementBar, 'id' | 'isCloseable'> | null
}

/**
 * Run before anything is painted, inline in every document.
 *
 * Puts the reader's choices on `<html>`, where style sheets see them, and loads
 * the client script when the reader has something to look at. All of it is in
 * every document, so it imports rules for stored values and nothing else.
 */
export function earlyScript(options: EarlyScriptOptions): void {
  // The application leaves its entries to itself; a document that comes anew,
  // in a tab that was killed, say, is the browser's to scroll.
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

/** Read a stored value; null where storage is denied. */
function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Load the client script when the browser is idle, or at once when the reader
 * begins to do something.
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

/** What the document's record says that matters here. */
interface Served {
  readonly script?: string
  /** All styles; the document has those of its kind of page alone. */
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
