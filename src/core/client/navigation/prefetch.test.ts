import { describe, expect, test } from 'vitest'
import { createPathname } from '../../model/paths.ts'
import type { Connection } from '../state/readConnection.ts'
import type { PageSource } from './loadPage.ts'
import { createPageWarmer, isSlow } from './prefetch.ts'

describe('prefetching', () => {
  test('7.2 7.6 downloads the files of a page once, ignoring query and hash', async () => {
    const { warmer, log } = createWarmer()
    await warmer.prefetch('/docs/form?a=1#b')
    await warmer.prefetch('/docs/form/')
    expect(log).toEqual(['prefetch form.js'])
  })

  test('downloads the sidebar if a service worker caches it', async () => {
    const { warmer, log } = createWarmer({ hasWorker: true })
    await warmer.prefetch('/docs/form')
    expect(log).toEqual(['prefetch form.js', 'prefetch sidebar.json'])
  })

  test('treats a redirect and its target as one page', async () => {
    const { warmer, log } = createWarmer()
    await warmer.prefetch('/docs')
    await warmer.prefetch('/docs/form')
    expect(log).toHaveLength(1)
  })

  test('7.5 skips a page that was preloaded', async () => {
    const { warmer, log } = createWarmer()
    await warmer.preload('/docs/form#b')
    await warmer.prefetch('/docs/form')
    expect(log).toEqual(['load /docs/form'])
  })

  test('7.5 skips unknown pages and swallows failures', async () => {
    const { warmer, log } = createWarmer()
    await warmer.prefetch('/nope')
    await warmer.prefetch('/broken')
    expect(log).toEqual([])
  })

  test('waits for a better connection', async () => {
    const { warmer, log, connect } = createWarmer()
    connect({ saveData: true })
    await warmer.prefetch('/docs/form')
    await warmer.preload('/docs/form')
    expect(log).toEqual([])
    connect({ effectiveType: '4g' })
    await warmer.prefetch('/docs/form')
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

function createWarmer({ hasWorker = false } = {}) {
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
    adopt: () => Promise.reject(new Error('not part of this'))
  }
  const files = {
    async prefetch(file: string) {
      log.push(`prefetch ${file}`)
    }
  }
  return {
    log,
    warmer: createPageWarmer(source, files, {
      readConnection: () => connection,
      hasWorker: () => hasWorker
    }),
    connect(next: Connection) {
      connection = next
    }
  }
}
