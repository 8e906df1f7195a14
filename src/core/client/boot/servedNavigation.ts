import type { LoadedPage } from '../../model/route.ts'
import type { Navigation } from '../navigation/navigation.ts'

/** Create the server's navigation, which goes nowhere. */
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
    scroll: { depart: () => {}, arrive: () => ({ kind: 'nothing' }) },
    build: ''
  }
}
