import './dev.css'
import {
  DEV_EVENTS_PATH,
  type DevEvent,
  WRITTEN_SITE_ID,
  type WrittenSite
} from '../../model/devEvent.ts'
import { createPathnameKey, stripBaseUrl } from '../../model/paths.ts'
import { announceEdit } from '../app/edits.ts'
import { findPage } from '../app/navigation/pageRegistry.ts'
import { showProblems } from './showProblems.ts'

/** Milliseconds after which React has taken the components of an update. */
const REFRESH_TIME = 60

const { site, server, ...loaded } = JSON.parse(
  document.getElementById(WRITTEN_SITE_ID)?.textContent ?? ''
) as WrittenSite // the server wrote it
let { edition } = loaded
let wantedHash = __webpack_hash__
let isUpdating = false

let events = connect()
// Browsers keep six connections to a server: a tab that nobody sees has none.
document.addEventListener('visibilitychange', () => {
  events.close()
  if (!document.hidden) events = connect()
})

function connect(): EventSource {
  const source = new EventSource(`${site.baseUrl}${DEV_EVENTS_PATH}`)
  source.onmessage = ({ data }) => receive(JSON.parse(data) as DevEvent)
  return source
}

/** Show what has changed since this tab was loaded. */
function receive(event: DevEvent): void {
  switch (event.kind) {
    case 'hello':
      if (event.server !== server) location.reload()
      else if (event.edition !== edition) askAgain()
      edition = event.edition
      if (event.hash !== '') update(event.hash)
      return
    case 'page':
      edition += 1
      // What nobody has asked for is asked for when it is wanted.
      if (isHere(event.page.route.pathname)) {
        globalThis.toolboxPages?.push(event.page)
        announceEdit()
      }
      return
    case 'script':
      edition += 1
      if (isHere(event.pathname)) loadScript(event.file)
      return
    case 'modules':
      update(event.hash)
      return
    case 'problems':
      showProblems(event.problems)
      return
    case 'reload':
      location.reload()
  }
}

/** A page that was edited while its tab was not listening yet. */
function askAgain(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>(
    'script[src*="/assets/pages/"]'
  )) {
    loadScript(script.src)
  }
}

function loadScript(address: string): void {
  const script = document.createElement('script')
  script.src = new URL(address, new URL(site.baseUrl, location.href)).href
  script.onload = announceEdit
  document.head.append(script)
}

/** Replace modules one compilation after the other, up to the one named last. */
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
    location.reload() // what can't be replaced is loaded anew
  } finally {
    isUpdating = false
    setTimeout(announceEdit, REFRESH_TIME)
  }
}

/** A page whose script has failed can't be replaced either. */
function isShownHere(): boolean {
  const { hasHydrated } = document.documentElement.dataset
  const pathname = stripBaseUrl(site.baseUrl, location.pathname)
  return hasHydrated !== 'true' || pathname === undefined || isHere(pathname)
}

function isHere(pathname: string): boolean {
  return findPage(createPathnameKey(pathname)) !== undefined
}
