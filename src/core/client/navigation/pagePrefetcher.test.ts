import { describe, expect, test } from 'vitest'
import { createPathname } from '../../model/paths.ts'
import type { Connection } from '../state/readConnection.ts'
import type { PageSource } from './loadPage.ts'
import { createPagePrefetcher, isSlow } from './pagePrefetcher.ts'

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

  test('7.5 skips unknown pages and swallows errors', async () => {
    const { prefetcher, log } = createSample()
    await prefetcher.prefetch('/nope')
    await prefetcher.prefetch('/broken')
    expect(log).toEqual([])
  })

  test('does nothing on a slow connection and can retry', async () => {
    const { prefetcher, log, connect } = createSample()
    connect({ saveData: true })
    await prefetcher.prefetch('/docs/form')
    await prefetcher.preload('/docs/form')
    expect(log).toEqual([])
    connect({ effectiveType: '4g' })
    await prefetcher.prefetch('/docs/form')
    expect(log).toHaveLength(1)
  })
})

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true]
])('the connection %j counts as slow: %s', (connection, expected) => {
  expect(isSlow(connection)).toBe(expected)
})

function createSample({ hasWorker = false } = {}) {
  const log: string[] = []
  let connection: Connection | undefined
  const source: PageSource = {
    find: () => undefined,
    async findRecord(pathname) {
      if (pathname === '/broken') throw new Error('offline')
      if (pathname === '/nope') return undefined
      const canonical = createPathname(
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
  return {
    log,
    prefetcher: createPagePrefetcher(source, files, {
      readConnection: () => connection,
      hasWorker: () => hasWorker
    }),
    connect(next: Connection) {
      connection = next
    }
  }
}
