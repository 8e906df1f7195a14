import { afterEach, expect, test, vi } from 'vitest'
import { createCacheNames } from './cacheNames.ts'
import { readStoredTable } from './readStoredTable.ts'

const names = createCacheNames('https://kit.example/')

afterEach(() => {
  vi.unstubAllGlobals()
})

test('without a saved copy, a folder’s table is the newest one', async () => {
  const table = { '/docs/a': createRecord('/docs/a', 'new.js') }
  store({ [names.tables]: { 'pages/docs.json': table } })
  expect(await readStoredTable('pages/docs.json', names)).toEqual(table)
  expect(await readStoredTable('pages/blog.json', names)).toBe(undefined)
})

test('a page whose newest edition is not stored has its saved edition', async () => {
  store({
    [names.tables]: {
      'pages/docs.json': { '/docs/a': createRecord('/docs/a', 'new.js') }
    },
    [names.saved]: {
      'pages/docs.json': { '/docs/a': createRecord('/docs/a', 'old.js') },
      'old.js': ''
    }
  })
  expect(await readStoredTable('pages/docs.json', names)).toEqual({
    '/docs/a': createRecord('/docs/a', 'old.js')
  })
})

test('the shared table leaves pages of other folders to their own table', async () => {
  const own = { '/404': createRecord('/404', 'new.js') }
  const stored = { '/docs/b': createRecord('/docs/b', 'kept.js') }
  const table = {
    ...own,
    ...stored,
    '/docs/a': createRecord('/docs/a', 'new.js')
  }
  store({
    [names.tables]: { 'pages/root.json': table },
    [names.chunks]: { 'kept.js': '' }
  })
  expect(await readStoredTable('pages/root.json', names)).toEqual({
    ...own,
    ...stored
  })
})

function createRecord(pathname: string, file: string) {
  return { pathname, files: [file] }
}

/** Fill the browser's caches: cache name → file → content. */
function store(
  contents: Readonly<Record<string, Readonly<Record<string, unknown>>>>
): void {
  vi.stubGlobal('BASE_URL', '/')
  vi.stubGlobal('caches', {
    async match(url: string, { cacheName }: { readonly cacheName?: string }) {
      const found = Object.entries(contents)
        .filter(([name]) => cacheName === undefined || cacheName === name)
        .map(([, files]) => files[url.slice(1)])
        .find(content => content !== undefined)
      return found === undefined ? undefined : Response.json(found)
    }
  })
}
