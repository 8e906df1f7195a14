import { askWorker } from './askWorker.ts'
import { refreshSavedCopy } from './offlineCopy.ts'
import { markShell } from './shellState.ts'

/** Shortest time between two questions for a new worker, in milliseconds. */
const UPDATE_INTERVAL = 10 * 60 * 1000

/** What registering needs to know of the site and of the document. */
export interface WorkerOptions {
  /** With leading and trailing slash. */
  readonly baseUrl: string
  /** URL of the client script that runs here; its hash names the build. */
  readonly script: string
}

/**
 * Register the service worker. Browsers without one, and pages outside secure
 * contexts, go on without.
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
  // Offline, or the site offers nothing to save any more: what is saved stays.
  await refreshSavedCopy(baseUrl).catch(() => undefined)
}

/**
 * Nothing is fetched unasked for readers who save data, nor where they see what
 * there is to update and choose for themselves.
 */
function mayRefresh(baseUrl: string): boolean {
  const savesData =
    'connection' in navigator &&
    (navigator.connection as { saveData?: boolean }).saveData === true // Chrome's
  return !savesData && window.location.pathname !== `${baseUrl}offline`
}

/**
 * A new worker took over. When it brings another client than the one that runs
 * here, the next link is to load a document; a page that came from the new
 * build itself is fine as it is.
 */
async function compareShell(script: string): Promise<void> {
  const url = new URL(script, window.location.href).href
  const isCurrent = await askWorker({ kind: 'isShellFile', url })
  markShell(isCurrent ? 'current' : 'outdated')
}

/**
 * The first worker came after this page's files: ask for them once more, now
 * through the worker, which stores them. The browser's own cache has them.
 * Files that were still on their way are asked for when they are there.
 */
function storeThisVisit(baseUrl: string): void {
  const takenOver = performance.now()
  const { origin, pathname } = window.location
  const folders = ['assets/', 'pages/'].map(
    folder => `${origin}${baseUrl}${folder}`
  )
  new PerformanceObserver(list => {
    const names = list
      .getEntries()
      .filter(({ startTime }) => startTime < takenOver)
      .map(({ name }) => name)
      .filter(name => folders.some(folder => name.startsWith(folder)))
    for (const name of new Set(names)) storeFile(name)
  }).observe({ type: 'resource', buffered: true })
  storeFile(pathname, { headers: { Accept: 'text/html' } })
}

function storeFile(url: string, options?: RequestInit): void {
  fetch(url, options).catch(() => undefined) // The next visit stores it.
}

/** Tabs stay open for days, and only documents make a browser look for news. */
function updateOnReturn(registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - last >= UPDATE_INTERVAL
    if (document.visibilityState !== 'visible' || !isDue) return
    last = Date.now()
    registration.update().catch(() => undefined) // offline; there is a next time
  })
}
