import { readConnection } from '../../../core/client/state/readConnection.ts'
import { markShell } from '../../../core/client/state/shellState.ts'
import { askWorker } from './askWorker.ts'
import { refreshSavedCopy } from './offlineCopy.ts'

/** Minimum time between checks for a new worker, in milliseconds. */
const UPDATE_INTERVAL = 10 * 60 * 1000

/** Milliseconds after which loaded files no longer belong to the first visit. */
const LONGEST_LOAD = 60_000

/** What registration needs to know about the site and the document. */
interface WorkerOptions {
  /** With leading and trailing slashes. */
  readonly baseUrl: string
  /** URL of the running client script; its hash identifies the build. */
  readonly script: string
}

/**
 * Register the service worker. Browsers without one, and pages outside secure
 * contexts, work without it.
 */
export function registerServiceWorker(options: WorkerOptions): void {
  if (!('serviceWorker' in navigator)) return
  register(options).catch(error =>
    console.warn('The site will not work offline.', error)
  )
}

async function register({ baseUrl, script }: WorkerOptions): Promise<void> {
  const container = navigator.serviceWorker
  let hadWorker = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (hadWorker) compareShell(script)
    else storeThisVisit(baseUrl)
    hadWorker = true
  })
  const registration = await container.register(`${baseUrl}sw.js`, {
    scope: baseUrl,
    updateViaCache: 'none'
  })
  updateOnReturn(registration)
  if (!hadWorker || !mayRefresh(baseUrl)) return
  // Offline, or the site no longer offers a copy: keep what is saved.
  await refreshSavedCopy(baseUrl).catch(() => undefined)
}

/**
 * Don't refresh unasked for readers who save data, or on the page where they
 * see the update and decide for themselves.
 */
function mayRefresh(baseUrl: string): boolean {
  const savesData = readConnection()?.saveData === true
  return !savesData && window.location.pathname !== `${baseUrl}offline`
}

/**
 * A new worker took control. If its client differs from the running one, the
 * next link should load a document, unless the current page came from the new
 * build itself.
 */
async function compareShell(script: string): Promise<void> {
  const url = new URL(script, window.location.href).href
  const answer = await askWorker({ kind: 'isShellFile', url })
  markShell(answer === true ? 'current' : 'outdated')
}

/**
 * On a first visit the worker starts after this page's files have loaded. Tell
 * it their names, so that it stores them; the browser's own cache has them.
 * Files still loading are named once they have loaded.
 */
function storeThisVisit(baseUrl: string): void {
  const takenOver = performance.now()
  const { origin, pathname } = window.location
  const folders = ['assets/', 'pages/'].map(
    folder => `${origin}${baseUrl}${folder}`
  )
  const observer = new PerformanceObserver(list => {
    const names = list
      .getEntries()
      .filter(({ startTime }) => startTime < takenOver)
      .map(({ name }) => name)
      .filter(name => folders.some(folder => name.startsWith(folder)))
    storeFiles([...new Set(names)])
  })
  observer.observe({ type: 'resource', buffered: true })
  setTimeout(() => observer.disconnect(), LONGEST_LOAD)
  storeFiles([[pathname, { headers: { Accept: 'text/html' } }]])
}

/**
 * Let the worker request files as if the page did. Requests from here would
 * keep the page busy, because each takes milliseconds to start.
 *
 * @see https://developer.chrome.com/docs/workbox/modules/workbox-routing
 */
function storeFiles(
  files: readonly (string | readonly [url: string, options: RequestInit])[]
): void {
  if (files.length === 0) return
  navigator.serviceWorker.controller?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: files }
  })
}

/**
 * Tabs stay open for days, and browsers look for updates only on document
 * loads.
 */
function updateOnReturn(registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - last >= UPDATE_INTERVAL
    if (document.visibilityState !== 'visible' || !isDue) return
    last = Date.now()
    registration.update().catch(() => undefined) // offline; try again next time
  })
}
