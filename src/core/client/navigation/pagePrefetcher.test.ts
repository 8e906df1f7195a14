import { afterEach, describe, expect, test, vi } from 'vitest'
import { toPathname } from '../../model/paths.ts'
import { sampleDoc } from '../ui/sampleSite.fixture.tsx'
import { createPagePrefetcher } from './pagePrefetcher.ts'
import type { PageStore } from './pageStore.ts'

afterEach(() => vi.unstubAllGlobals())

describe('prefetching', () => {
  test('7.2 7.6 downloads the files of a page once, ignoring query and hash', async () => {
    const { prefetcher, log } = createSample()
    await prefetcher.prefetch('/docs/form?a=1#b')
    await prefetcher.prefetch('/docs/form/')
    expect(log).toEqual(['prefetch form.js'])
  })

  test('downloads the sidebar if a service worker caches it', async () => {
    const { prefetcher, log } = createSample({ hasWorker: true })
    await prefetcher.prefetch('/docs/form')
    expect(log).toEqual(['prefetch form.js', 'prefetch sidebar.json'])
  })

  test('treats a redirect and its target as one page', async () => {
    const { prefetcher, log } = createSample()
    await prefetcher.prefetch('/docs')
    await prefetcher.prefetch('/docs/form')
    expect(log).toHaveLength(1)
  })

  test('7.5 skips a page that was preloaded', async () => {
    const { prefetcher, log } = createSample()
    await prefetcher.preload('/docs/form#b')
    await prefetcher.prefetch('/docs/form')
    expect(log).toEqual(['load /docs/form'])
  })

  test('7.5 skips pages that are loaded, also under another address', async () => {
    const { prefetcher, log } = createSample({ loaded: '/docs/form' })
    await prefetcher.prefetch('/docs/form#b')
    await prefetcher.preload('/docs/form')
    await prefetcher.prefetch('/docs')
    expect(log).toEqual([])
  })

  test('7.5 skips unknown pages and swallows errors', async () => {
    const { prefetcher, log } = createSample()
    await prefetcher.prefetch('/nope')
    await prefetcher.prefetch('/broken')
    expect(log).toEqual([])
  })

  test.each([
    [{}, 1],
    [{ effectiveType: '4g', saveData: false }, 1],
    [{ effectiveType: '3g' }, 1],
    [{ effectiveType: '2g' }, 0],
    [{ effectiveType: 'slow-2g' }, 0],
    [{ effectiveType: '4g', saveData: true }, 0]
  ])('7.4 on the connection %j fetches %i pages', async (connection, count) => {
    const { prefetcher, log } = createSample({ connection })
    await prefetcher.prefetch('/docs/form')
    await prefetcher.preload('/docs/form/a')
    expect(log).toHaveLength(2 * count)
  })

  test('7.4 can retry once the connection is fast', async () => {
    const { prefetcher, log } = createSample({ connection: { saveData: true } })
    await prefetcher.prefetch('/docs/form')
    vi.stubGlobal('navigator', {})
    await prefetcher.prefetch('/docs/form')
    expect(log).toHaveLength(1)
  })
})

function createSample({
  hasWorker = false,
  connection = {},
  loaded = ''
} = {}) {
  const log: string[] = []
  const serviceWorker = { controller: hasWorker ? {} : null }
  vi.stubGlobal('navigator', { serviceWorker, connection })
  const source: PageStore = {
    find: pathname =>
      pathname === loaded ? { route: sampleDoc, contents: [] } : undefined,
    async findRecord(pathname) {
      if (pathname === '/broken') throw new Error('offline')
      if (pathname === '/nope') return undefined
      const canonical = toPathname(
        pathname === '/docs' ? '/docs/form' : pathname
      )
      const files = ['form.js']
      return { pathname: canonical, files, sidebar: 'sidebar.json' }
    },
    async load(pathname) {
      log.push(`load ${pathname}`)
      return { kind: 'failed', error: 'not here' }
    },
    loadServed: () => Promise.reject(new Error('not used here'))
  }
  const files = {
    async prefetch(file: string) {
      log.push(`prefetch ${file}`)
    }
  }
  return { log, prefetcher: createPagePrefetcher(source, files) }
}
