import type { LoadedPage } from '../../model/route.ts'
import type { Navigation } from '../navigation/navigation.ts'

/** Create no-op navigation services for the server. */
export function createServedNavigation(page: LoadedPage): Navigation {
  async function nothing(): Promise<undefined> {
    return undefined
  }
  return {
    source: {
      find: () => page,
      findRecord: nothing,
      load: async () => ({ kind: 'loaded', page }),
      loadServed: async () => ({ kind: 'loaded', page })
    },
    prefetcher: { prefetch: nothing, preload: nothing },
    history: { remember: () => {} },
    scroll: { leave: () => {}, enter: () => ({ kind: 'none' }) },
    build: ''
  }
}
