import { afterEach, describe, expect, test, vi } from 'vitest'
import { stubCaches } from '../memoryCaches.fixture.ts'
import { nameCaches, type OfflineManifest } from '../offlineManifest.ts'
import { refreshSavedCopy, saveCopy } from './savedPages.ts'

const scope = 'https://docs.example/kit/'
const { saved, manifests, chunks } = nameCaches(scope)
const copy: OfflineManifest = {
  pages: 1,
  size: 1,
  revision: 'new',
  files: ['pages/docs.json', 'assets/a.js', 'search.json', 'assets/b.js']
}
const earlier = { ...copy, revision: 'old' }

afterEach(() => vi.unstubAllGlobals())

describe('11.4 saving a copy', () => {
  test('stores hashed files first and the description last', async () => {
    const { list } = stubBrowser()
    const progress: number[] = []
    await saveCopy(scope, copy, count => progress.push(count))
    expect(list(saved)).toEqual([
      'assets/a.js',
      'assets/b.js',
      'pages/docs.json',
      'search.json',
      'offline.json'
    ])
    expect(progress).toEqual([2, 4])
  })

  test('downloads at most six files at a time, and only those that are not stored', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `assets/${index}.js`)
    const { requests } = stubBrowser({ [chunks]: { 'assets/3.js': '' } })
    const progress: number[] = []
    const files = [...names, 'assets/ä.png']
    await saveCopy(scope, { ...copy, files }, count => progress.push(count))
    expect(progress).toEqual([6, 12, 15])
    expect(requests).toHaveLength(14)
    expect(requests).toContainEqual([`${scope}assets/%C3%A4.png`, 'no-store'])
  })

  test('downloads files again that may have changed', async () => {
    const { requests } = stubBrowser({ [manifests]: { 'search.json': 'old' } })
    await saveCopy(scope, { ...copy, files: ['search.json'] })
    expect(requests).toEqual([[`${scope}search.json`, 'no-store']])
  })

  test('deletes the files and manifests of an earlier copy', async () => {
    const { list } = stubBrowser({
      [saved]: { 'assets/old.js': '', 'offline.json': earlier },
      [manifests]: { 'pages/docs.json': {} }
    })
    await saveCopy(scope, copy)
    expect([...list(saved)].sort()).toEqual(
      [...copy.files, 'offline.json'].sort()
    )
    expect(list(manifests)).toEqual([])
  })

  test.each([
    ['a document', { headers: { 'Content-Type': 'text/html' } }],
    ['an error', { status: 404 }],
    ['only a part', { status: 206 }]
  ])(
    'fails if the server sends %s instead of a file, and keeps only an earlier copy',
    async (_, answer) => {
      const first = stubBrowser({}, answer)
      await expect(saveCopy(scope, copy)).rejects.toThrow('assets/')
      expect(first.list(saved)).toEqual([])
      const before = { 'assets/old.js': '', 'offline.json': earlier }
      const update = stubBrowser({ [saved]: before }, answer)
      await expect(saveCopy(scope, copy)).rejects.toThrow('assets/')
      expect(update.list(saved)).toEqual(Object.keys(before))
    }
  )
})

test.each([
  ['updated if the site offers another', { 'offline.json': earlier }, 5],
  ['kept if the site offers the same', { 'offline.json': copy }, 1],
  ['not made if the reader has none', {}, 0]
])('a saved copy is %s', async (_, stored, count) => {
  const { requests } = stubBrowser({ [saved]: stored })
  await refreshSavedCopy(scope)
  expect(requests).toHaveLength(count)
})

/** Stand in for a browser, and for a server that answers all requests alike. */
function stubBrowser(
  contents: Parameters<typeof stubCaches>[1] = {},
  answer: ResponseInit = {}
) {
  const requests: [url: string, cache: string | undefined][] = []
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, work: () => Promise<void>) => work() }
  })
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    requests.push([url, cache])
    const isOffer = url === `${scope}offline.json`
    return isOffer ? Response.json(copy) : new Response('', answer)
  })
  return { requests, ...stubCaches(scope, contents) }
}
