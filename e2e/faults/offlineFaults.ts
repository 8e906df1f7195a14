import { type Fault, type NamedTest, unit } from './fault.ts'

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
    name: 'a stored page is found by one form of its address alone',
    file: 'src/features/offline/worker/createDocumentHandler.ts',
    find: 'isSamePathname(new URL(url).pathname, pathname)',
    replace: 'new URL(url).pathname === pathname',
    caughtBy: goesOffline
  },
  {
    name: 'a document is taken for a script',
    file: 'src/features/offline/worker/responsePlugins.ts',
    find: 'if (response.ok && isHtml(response))',
    replace: 'if (!response)',
    caughtBy: offline('reading', '11.3 a request for a chunk is never answered')
  },
  {
    name: 'a page that was never read fails without a word',
    file: 'src/features/offline/worker/createOfflineDocument.ts',
    find: 'if (!offlinePage) return',
    replace: 'return',
    caughtBy: goesOffline
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
  },
  {
    name: 'the kill switch empties what other sites have stored',
    file: 'src/features/offline/worker/retireWorker.ts',
    find: '      .filter(name => isCacheOf(scope, name))\n',
    replace: '',
    caughtBy: offline('deploys', 'the kill switch removes')
  },
  {
    name: 'the worker keeps the files of every build',
    file: 'src/features/offline/worker/registerRoutes.ts',
    find: '        createExpiration({ maxEntries: MOST_CHUNKS })\n',
    replace: '',
    caughtBy: offline('reading', '11.3 a request for a chunk is never answered')
  },
  {
    name: 'an old file that no page requested stays for ever',
    file: 'src/features/offline/worker/installShell.ts',
    find: '      await expiration.updateTimestamp(request.url)\n',
    replace: '',
    caughtBy: offline('deploys', '11.2 after a client update')
  },
  {
    name: 'a copy that was cancelled keeps the room it took',
    file: 'src/features/offline/worker/saveCopy.ts',
    find: "if (result !== 'failed') await",
    replace: "if (result === 'failed') await",
    caughtBy: offline('saveForOffline', 'saving shows its progress')
  },
  {
    name: 'saving never ends when the browser stops the worker',
    file: 'src/features/offline/worker/offlineCopy.ts',
    find: 'Promise.race([answered, stopped])',
    replace: 'Promise.race([answered])',
    caughtBy: offline('saveForOffline', 'when the browser stops the worker')
  },
  {
    name: 'stored pages are listed by title',
    file: 'src/features/offline/client/orderPages.ts',
    find: 'findPlace(a) - findPlace(b) || ',
    replace: '',
    caughtBy: unit('features/offline/client/orderPages.test.ts', '')
  }
]

function offline(file: string, title: string): NamedTest {
  return { file: `e2e/offline/${file}.spec.ts`, title }
}
