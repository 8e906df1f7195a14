import { afterEach, describe, expect, test, vi } from 'vitest'
import { stubCaches } from '../memoryCaches.fixture.ts'
import { nameCaches } from '../offlineManifest.ts'
import { createDocumentPlugin } from './createDocumentPlugin.ts'

const scope = 'https://docs.example/'
const { pages } = nameCaches(scope)
const served =
  '<div id=root><main>Offline</main></div> <script type=application/json id=page-record>{}</script>'
const shell = {
  async matchPrecache(address: string) {
    if (address !== '/offline') return undefined
    const headers = { 'Content-Encoding': 'br', 'Content-Length': '9' }
    return new Response(served, { headers })
  }
}
const plugin = createDocumentPlugin(scope, shell as never)
const html = 'text/html; charset=utf-8'

test.each([
  ['a document', 200, html, {}, true],
  ['a not-found page', 404, html, {}, false],
  [
    'what the server answered elsewhere',
    200,
    html,
    { redirected: true },
    false
  ],
  ['a response that scripts cannot read', 200, html, { status: 0 }, false],
  ['part of a document', 206, html, {}, false],
  ['a file', 200, 'application/pdf', {}, false]
])('11.3 the worker decides whether to store %s', async (...row) => {
  const [, status, type, properties, isStored] = row
  const init = { status, headers: { 'Content-Type': type } }
  const response = new Response('', init)
  // No constructor sets these.
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(response, name, { value })
  }
  stubCaches(scope, {})
  const request = { url: `${scope}docs/one` }
  const stored = await plugin.cacheWillUpdate?.({ request, response } as never)
  expect(stored).toBe(isStored ? response : null)
})

test('a document is stored under its path alone', async () => {
  const request = { url: 'https://docs.example/docs/one?a=b' }
  const options = { request, mode: 'write' }
  expect(await plugin.cacheKeyWillBeUsed?.(options as never)).toBe(
    'https://docs.example/docs/one'
  )
})

describe('11.4 without a network', () => {
  afterEach(() => vi.unstubAllGlobals())

  async function answer(path: string): Promise<Response | undefined> {
    vi.stubGlobal('BASE_URL', '/')
    stubCaches(scope, { [pages]: { 'docs/one': 'stored' } })
    const request = { url: `https://docs.example${path}` }
    return plugin.handlerDidError?.({ request } as never)
  }

  test('a stored page is answered to any form of its address', async () => {
    expect(await (await answer('/docs/One.html'))?.json()).toBe('stored')
  })

  test('any other page is answered by the offline page without its content', async () => {
    const response = await answer('/docs/two')
    expect(await response?.text()).toBe(
      served.replace('<main>Offline</main>', '')
    )
    expect([...(response?.headers.keys() ?? [])]).toEqual(['content-type'])
  })

  test('the offline page is answered as it is', async () => {
    expect(await (await answer('/offline/'))?.text()).toBe(served)
  })
})
