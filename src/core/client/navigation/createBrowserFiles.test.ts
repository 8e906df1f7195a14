import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserFiles } from './createBrowserFiles.ts'

const files = createBrowserFiles('/kit/')

afterEach(() => vi.unstubAllGlobals())

test('7.1 a manifest that the server lacks is undefined, and other failures are errors', async () => {
  stubFetch({ '/docs': {} })
  expect(await files.readManifest('pages/docs.json')).toEqual({ '/docs': {} })
  stubFetch({}, 404)
  expect(await files.readManifest('pages/docs.json')).toBe(undefined)
  stubFetch({}, 502)
  await expect(files.readManifest('pages/docs.json')).rejects.toThrow('502')
  await expect(files.readSidebar('sidebars/a.json')).rejects.toThrow('502')
})

test('a manifest is read from the server alone if asked to', async () => {
  const fetch = stubFetch({})
  await files.readManifest('pages/docs.json')
  await files.readManifest('pages/docs.json', 'no-store')
  expect(fetch.mock.calls).toEqual([
    ['/kit/pages/docs.json', { cache: 'default' }],
    ['/kit/pages/docs.json', { cache: 'no-store' }]
  ])
})

test('7.2 a prefetched file has a low priority and is read to its end', async () => {
  const fetch = stubFetch({})
  await files.prefetch('assets/ä b.js')
  expect(fetch.mock.calls).toEqual([
    ['/kit/assets/%C3%A4%20b.js', { priority: 'low' }]
  ])
  const response = await fetch.mock.results[0]?.value
  expect(response.bodyUsed).toBe(true)
})

function stubFetch(content: object, status = 200) {
  const fetch = vi.fn(async (_url: string, _options?: RequestInit) =>
    Response.json(content, { status })
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}
