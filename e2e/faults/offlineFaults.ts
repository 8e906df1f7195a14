import type { Fault, Scenario } from './fault.ts'

const firstPage = offline('reading', '11.4 the first page of the first')
const documents = 'src/features/offline/worker/createDocumentPlugin.ts'
const routes = 'src/features/offline/worker/registerRoutes.ts'

/** Mistakes in the service worker. */
export const offlineFaults: readonly Fault[] = [
  {
    name: 'visited pages are not stored',
    file: documents,
    find: 'response.status === 200 && !response.redirected && isHtml(response)',
    replace: 'response.status === 201',
    caughtBy: firstPage
  },
  {
    name: 'a not-found page is stored',
    file: documents,
    find: 'response.status === 200 && !response.redirected && ',
    replace: '',
    caughtBy: offline('reading', '11.3 a missing page')
  },
  {
    name: 'a network that does not respond times out too late',
    file: routes,
    find: 'const NETWORK_TIMEOUT = 3',
    replace: 'const NETWORK_TIMEOUT = 30',
    caughtBy: offline('reading', 'a network that does not respond')
  },
  {
    name: 'a stored page is found only by one form of its address',
    file: documents,
    find: 'isSamePathname(new URL(stored.url).pathname, pathname)',
    replace: 'new URL(stored.url).pathname === pathname',
    caughtBy: firstPage
  },
  {
    name: 'a document is served in place of a script',
    file: routes,
    find: 'if (response.ok && isHtml(response))',
    replace: 'if (!response)',
    caughtBy: offline('reading', '11.3 a request for a chunk is never answered')
  },
  {
    name: 'an unvisited page fails without the offline page',
    file: documents,
    find: 'if (!offlinePage) return',
    replace: 'return',
    caughtBy: offline('reading', '11.4 an unvisited page')
  },
  {
    name: 'the kill switch keeps the stored files',
    file: 'src/features/offline/worker/serviceWorker.ts',
    find: 'caches.delete(name)',
    replace: 'caches.has(name)',
    caughtBy: offline('deploys', 'the kill switch removes')
  },
  {
    name: 'open tabs do not learn of a new client',
    file: 'src/features/offline/client/registerServiceWorker.ts',
    find: "setClientVersion(found === undefined ? 'outdated' : 'current')",
    replace: "setClientVersion(found ? 'current' : 'current')",
    caughtBy: offline('deploys', '11.2 a client is deployed')
  },
  {
    name: 'the kill switch deletes the caches of other sites',
    file: 'src/features/offline/worker/serviceWorker.ts',
    find: 'Promise.all(names.map(name => caches.delete(name))).then(() =>',
    replace:
      'caches.keys().then(all => Promise.all(all.map(name => caches.delete(name)))).then(() =>',
    caughtBy: offline('deploys', 'the kill switch removes')
  },
  {
    name: 'the worker keeps the files of every build',
    file: routes,
    find: '        createExpiration({ maxEntries: MAX_CHUNKS })\n',
    replace: '',
    caughtBy: offline('reading', 'the oldest chunks are evicted')
  },
  {
    name: 'an old file that no page requested is never evicted',
    file: 'src/features/offline/worker/serviceWorker.ts',
    find: '    await expiration.updateTimestamp(url)\n',
    replace: '',
    caughtBy: offline('deploys', '11.2 a client is deployed')
  },
  {
    name: 'a failed download keeps its files',
    file: 'src/features/offline/client/savedPages.ts',
    find: 'if (earlier === undefined) await',
    replace: 'if (earlier !== undefined) await',
    caughtBy: offline('saveForOffline', 'a failed download leaves nothing')
  }
]

function offline(file: string, title: string): Scenario {
  return { file: `src/features/offline/e2e/${file}.spec.ts`, title, sites: [] }
}
