import { afterEach, expect, test, vi } from 'vitest'
import { sampleSite } from '../../../core/client/ui/sampleSite.fixture.tsx'
import { stubCaches } from '../memoryCaches.fixture.ts'
import { nameCaches } from '../offlineManifest.ts'
import { readStoredPages } from './readStoredPages.ts'

const scope = 'https://docs.example/kit/'
const { manifests, chunks } = nameCaches(scope)

afterEach(() => vi.unstubAllGlobals())

test('the pages that open offline are listed once, by address, without the not-found and offline pages', async () => {
  const record = (pathname: string, title?: string) => ({
    pathname,
    files: ['a.js'],
    ...(title && { title })
  })
  stubCaches(scope, {
    [chunks]: { 'a.js': '' },
    [manifests]: {
      'pages/root.json': {
        '/404': record('/404', 'Page Not Found'),
        '/offline': record('/offline', 'Offline reading'),
        '/docs': record('/docs/b', 'B')
      },
      'pages/docs.json': {
        '/docs/b': record('/docs/b', 'B'),
        '/docs/a': record('/docs/a')
      }
    }
  })
  const site = { ...sampleSite, baseUrl: '/kit/' }
  expect(await readStoredPages(scope, site)).toEqual([
    { href: '/kit/docs/a', title: '/kit/docs/a' },
    { href: '/kit/docs/b', title: 'B' }
  ])
})
