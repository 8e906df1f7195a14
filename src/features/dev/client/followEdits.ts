import './dev.css'
import {
  announceEdit,
  findPage
} from '../../../core/client/navigation/pageRegistry.ts'
import { DEV_SITE_ID } from '../../../core/model/landmarks.ts'
import { stripBaseUrl, toPathnameKey } from '../../../core/model/paths.ts'
import {
  DEV_EVENTS_PATH,
  type DevEvent,
  type EmbeddedSite
} from '../devEvent.ts'

/** Milliseconds that React Refresh needs to apply an update. */
const REFRESH_TIME = 60

const { site, ...loaded } = JSON.parse(
  document.getElementById(DEV_SITE_ID)?.textContent ?? ''
) as EmbeddedSite // the server wrote it
let { state } = loaded
let wantedHash = __webpack_hash__
let isUpdating = false

let events = connect()
// Browsers allow six connections to a server, so hidden tabs close theirs.
document.addEventListener('visibilitychange', () => {
  events.close()
  if (!document.hidden) events = connect()
})

function connect(): EventSource {
  const source = new EventSource(`${site.baseUrl}${DEV_EVENTS_PATH}`)
  source.onmessage = ({ data }) => receive(JSON.parse(data) as DevEvent)
  return source
}

/** Apply a change to this tab. */
function receive(event: DevEvent): void {
  switch (event.kind) {
    case 'hello':
      if (event.state !== state) location.reload()
      else if (event.hash !== '') update(event.hash)
      return
    case 'page':
      state = event.state
      // Other pages load when the reader visits them.
      if (isLoaded(event.page.route.pathname)) {
        globalThis.toolboxPages?.push(event.page)
        announceEdit()
      }
      return
    case 'modules':
      update(event.hash)
      return
    case 'diagnostics':
      showDiagnostics(event.diagnostics)
      return
    case 'reload':
      location.reload()
  }
}

/** Apply hot updates, one compilation at a time, up to the latest. */
async function update(hash: string): Promise<void> {
  wantedHash = hash
  const hot = import.meta.webpackHot
  if (hot === undefined || isUpdating) return
  isUpdating = true
  try {
    while (wantedHash !== __webpack_hash__) {
      const updated = await hot.check(true)
      if (updated === null) break
    }
    if (wantedHash !== __webpack_hash__ || !isShownHere()) location.reload()
  } catch {
    location.reload() // some modules can't be hot-replaced
  } finally {
    isUpdating = false
    setTimeout(announceEdit, REFRESH_TIME)
  }
}

/** Whether the page is registered; its script may have failed. */
function isShownHere(): boolean {
  const { hasHydrated } = document.documentElement.dataset
  const pathname = stripBaseUrl(site.baseUrl, location.pathname)
  return hasHydrated !== 'true' || pathname === undefined || isLoaded(pathname)
}

function isLoaded(pathname: string): boolean {
  return findPage(toPathnameKey(pathname)) !== undefined
}

/** Show module errors over the page until they're fixed. */
function showDiagnostics(texts: readonly string[]): void {
  document.getElementById('dev-diagnostics')?.remove()
  if (texts.length === 0) return
  const box = document.createElement('div')
  box.id = 'dev-diagnostics'
  box.className = 'dev-diagnostics'
  box.setAttribute('role', 'alert')
  for (const text of texts) {
    const pre = document.createElement('pre')
    pre.textContent = text
    box.append(pre)
  }
  document.body.append(box)
}
