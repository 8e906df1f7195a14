import type { Fault, Scenario } from './fault.ts'

const goesOffline = offline('reading', '11.4 a reader goes offline')
const handler = 'src/features/offline/worker/createDocumentHandler.ts'

/** Mistakes of the service worker. */
export const offlineFaults: readonly Fault[] = [
  {
    name: 'pages that were read are not stored',
    file: handler,
    find: 'response.status === 200 && !response.redirected && isHtml(response)',
    replace: 'response.status === 201',
    caughtBy: goesOffline
  },
  {
    name: 'a page that was not found is stored',
    file: handler,
    find: 'response.status === 200 && !response.redirected && ',
    replace: '',
    caughtBy: goesOffline
  },
  {
    name: 'a removed page is shown offline',
    file: handler,
    find: 'if (isGone(response))',
    replace: 'if (!response)',
    caughtBy: offline('deploys', 'a content deploy')
  },
  {
    name: 'a silent network is waited for',
    file: handler,
    find: 'export const NETWORK_LIMIT = 3',
    replace: 'export const NETWORK_LIMIT = 30',
    caughtBy: offline('reading', 'a network that does not answer')
  },
  {
    name: 'a document is taken for a script',
    file: 'src/features/offline/worker/responsePlugins.ts',
    find: 'if (response.ok && isHtml(response))',
    replace: 'if (!response)',
    caughtBy: offline('reading', '11.3 a request for a chunk is never answered')
  },
  {
    name: 'the kill switch leaves what was stored',
    file: 'src/features/offline/worker/retireWorker.ts',
    find: 'caches.delete(name)',
    replace: 'caches.has(name)',
    caughtBy: offline('deploys', 'the kill switch removes')
  },
  {
    name: 'open tabs do not hear of a new client',
    file: 'src/features/offline/worker/registerServiceWorker.ts',
    find: "markShell(answer === true ? 'current' : 'outdated')",
    replace: "markShell(answer ? 'current' : 'current')",
    caughtBy: offline('deploys', '11.2 after a client update')
  }
]

function offline(file: string, title: string): Scenario {
  return { file: `e2e/offline/${file}.spec.ts`, title, sites: [] }
}
