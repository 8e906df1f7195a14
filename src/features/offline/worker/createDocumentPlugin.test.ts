import { expect, test } from 'vitest'
import { createDocumentPlugin } from './createDocumentPlugin.ts'

const plugin = createDocumentPlugin('https://docs.example/', {} as never)
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
  const stored = await plugin.cacheWillUpdate?.({ response } as never)
  expect(stored).toBe(isStored ? response : null)
})

test('a document is stored under its path alone', async () => {
  const request = { url: 'https://docs.example/docs/one?a=b' }
  const options = { request, mode: 'write' }
  expect(await plugin.cacheKeyWillBeUsed?.(options as never)).toBe(
    'https://docs.example/docs/one'
  )
})
