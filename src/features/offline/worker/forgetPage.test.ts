import { afterEach, expect, test, vi } from 'vitest'
import { stubCaches } from '../memoryCaches.fixture.ts'
import { nameCaches } from '../offlineManifest.ts'
import { readStoredManifest } from '../readStoredManifest.ts'
import { createDocumentPlugin } from './createDocumentPlugin.ts'

const scope = 'https://docs.example/kit/'
const { pages, manifests, saved } = nameCaches(scope)
const html = { 'Content-Type': 'text/html' }

afterEach(() => vi.unstubAllGlobals())

/** Receive a response for a document, and list what remains stored. */
async function receive(path: string, response: Response) {
  const manifest = {
    '/docs/one': { pathname: '/docs/One', files: [] },
    '/docs/two': { pathname: '/docs/two', files: [] }
  }
  const { list } = stubCaches(scope, {
    [pages]: { 'docs/One': 'one', 'docs/two': 'two' },
    [manifests]: { 'pages/docs.json': manifest },
    [saved]: { 'pages/docs.json': manifest }
  })
  const plugin = createDocumentPlugin(scope, {} as never)
  const request = { url: scope + path }
  await plugin.cacheWillUpdate?.({ request, response } as never)
  const stored = await readStoredManifest('pages/docs.json', scope, new Set())
  return { documents: list(pages), records: Object.keys(stored ?? {}) }
}

const all = {
  documents: ['docs/One', 'docs/two'],
  records: ['/docs/one', '/docs/two']
}
const withoutOne = { documents: ['docs/two'], records: ['/docs/two'] }

test.each([
  ['docs/One', 404, withoutOne],
  ['docs/One', 410, withoutOne],
  ['docs/One.html?a=1', 404, withoutOne],
  ['docs/One/', 404, withoutOne],
  // On the server, letter case matters.
  ['docs/one', 404, all],
  ['docs', 404, all],
  ['docs/One', 200, all],
  ['docs/One', 500, all],
  ['docs/One', 429, all]
])(
  '11.3 after the server answered %s with %d, what remains',
  async (path, status, expected) => {
    const response = new Response('', { status, headers: html })
    expect(await receive(path, response)).toEqual(expected)
  }
)

test('a document that moved is forgotten, but not if another form of its address redirects to it', async () => {
  const moved = Object.defineProperty(new Response(), 'type', {
    value: 'opaqueredirect'
  })
  expect((await receive('docs/One', moved)).documents).toEqual(['docs/two'])
  expect(await receive('docs/One/', moved)).toEqual(all)
})
