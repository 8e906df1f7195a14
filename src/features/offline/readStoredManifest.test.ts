import { afterEach, expect, test, vi } from 'vitest'
import { CLIENT_KEY } from '../../core/model/route.ts'
import { stubCaches } from './memoryCaches.fixture.ts'
import { nameCaches } from './offlineManifest.ts'
import { listStoredUrls, readStoredManifest } from './readStoredManifest.ts'

const scope = 'https://docs.example/kit/'
const { manifests, saved, chunks } = nameCaches(scope)
const file = 'pages/docs.json'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a manifest that is not stored is undefined', async () => {
  expect(await read({})).toBe(undefined)
})

test('a manifest lists only pages whose files are all stored', async () => {
  const stored = createRecord('/docs/a', 'a.js')
  const manifest = {
    '/docs/a': stored,
    '/docs/b': createRecord('/docs/b', 'b.js'),
    '/docs/c': { ...createRecord('/docs/c', 'a.js'), sidebar: 'c.json' }
  }
  const caches = { [manifests]: { [file]: manifest }, [chunks]: { 'a.js': '' } }
  expect(await read(caches)).toEqual({ '/docs/a': stored })
})

test('a page whose latest chunk is not stored uses its saved one', async () => {
  const old = { '/docs/a': createRecord('/docs/a', 'old.js') }
  const latest = { '/docs/a': createRecord('/docs/a', 'new.js') }
  const caches = {
    [manifests]: { [file]: latest },
    [saved]: { [file]: old, 'old.js': '' }
  }
  expect(await read(caches)).toEqual(old)
  expect(await read({ ...caches, [chunks]: { 'new.js': '' } })).toEqual(latest)
})

test('offline, the running client shows pages of any build', async () => {
  const page = createRecord('/docs/a', 'a.js')
  const manifest = { [CLIENT_KEY]: createRecord('/', 'a.js'), '/docs/a': page }
  const caches = { [manifests]: { [file]: manifest }, [chunks]: { 'a.js': '' } }
  expect(await read(caches)).toEqual({ '/docs/a': page })
})

function createRecord(pathname: string, chunk: string) {
  return { pathname, files: [chunk] }
}

/** @param contents cache name → file → content */
async function read(
  contents: Readonly<Record<string, Readonly<Record<string, unknown>>>>
) {
  stubCaches(scope, contents)
  return readStoredManifest(file, scope, await listStoredUrls())
}
