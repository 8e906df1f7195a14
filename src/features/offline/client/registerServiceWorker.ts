import { readConnection } from '../../../core/client/navigation/pagePrefetcher.ts'
import { setClientVersion } from '../../../core/client/state/clientVersion.ts'
import { nameCaches } from '../offlineManifest.ts'
import { refreshSavedCopy } from './savedPages.ts'

/** Minimum time between checks for a new worker, in milliseconds. */
const UPDATE_INTERVAL = 10 * 60 * 1000

/** How long files of a first visit may take to load, in milliseconds. */
const MAX_LOAD_TIME = 60_000

/** What registration needs to know about the site and the document. */
interface WorkerOptions {
  /** With leading and trailing slashes. */
  readonly baseUrl: string
  /** URL of the running client script; its hash identifies the build. */
  readonly script: string
}

/**
 * Register the service worker. Without one, in old browsers and outside secure
 * contexts, the site works only online.
 */
export async function registerServiceWorker({
  baseUrl,
  script
}: WorkerOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  const scope = new URL(baseUrl, window.location.origin).href
  let isFirstVisit = container.controller === null
  container.addEventListener('controllerchange', () => {
    if (isFirstVisit) storeFirstVisit(scope)
    else compareShell(scope, script)
    isFirstVisit = false
  })
  const registration = await container
    .register(`${baseUrl}sw.js`, { scope: baseUrl, updateViaCache: 'none' })
    .catch(error => console.warn('The site will not work offline.', error))
  if (!registration) return
  checkForUpdates(registration)
  const isOfflinePage = window.location.pathname === `${baseUrl}offline`
  // On the offline page, readers see the update and decide for themselves.
  if (readConnection().saveData !== true && !isOfflinePage) {
    // Offline, or the site no longer offers a copy: keep the saved one.
    await refreshSavedCopy(scope).catch(() => undefined)
  }
}

/**
 * Check whether the running client is part of the new worker's shell. The
 * worker controls pages before its `activate` handlers have removed the old
 * shell, so wait for them.
 */
async function compareShell(scope: string, script: string): Promise<void> {
  const worker = navigator.serviceWorker.controller
  if (worker?.state === 'activating') {
    await new Promise(resolve => {
      worker.addEventListener('statechange', resolve, { once: true })
    })
  }
  const cacheName = nameCaches(scope).shell
  const found = await caches.match(script, { cacheName })
  setClientVersion(found === undefined ? 'outdated' : 'current')
}

/**
 * On a first visit, the worker starts after this page's files have loaded. Tell
 * it their names, so that it stores them; the HTTP cache still has them. Files
 * that are still loading follow once they have loaded.
 */
function storeFirstVisit(scope: string): void {
  const controlTime = performance.now()
  const observer = new PerformanceObserver(list => {
    const names = list
      .getEntries()
      .filter(({ startTime }) => startTime < controlTime)
      .map(({ name }) => name)
      .filter(name => /^(?:assets|pages)\//.test(name.slice(scope.length)))
    requestInWorker([...new Set(names)])
  })
  observer.observe({ type: 'resource', buffered: true })
  setTimeout(() => observer.disconnect(), MAX_LOAD_TIME)
  const headers = { Accept: 'text/html' }
  requestInWorker([[window.location.pathname, { headers }]])
}

/**
 * Let the worker request files on behalf of the page. Requests from here would
 * block the page, because each takes milliseconds to start.
 *
 * @see https://developer.chrome.com/docs/workbox/modules/workbox-routing
 */
function requestInWorker(
  files: readonly (string | readonly [url: string, options: RequestInit])[]
): void {
  if (files.length === 0) return
  navigator.serviceWorker.controller?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: files }
  })
}

/**
 * Check for a new worker when the reader returns to the tab. Tabs stay open for
 * days, and browsers check only when a document loads.
 */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - last >= UPDATE_INTERVAL
    if (document.visibilityState !== 'visible' || !isDue) return
    last = Date.now()
    registration.update().catch(() => undefined) // Offline: try again later.
  })
}
