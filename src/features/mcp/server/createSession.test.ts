import { expect, test } from 'vitest'
import { createSession, type Method } from './createSession.ts'
import { ProtocolError } from './protocolError.ts'

const info = {
  serverInfo: { name: 'kit', version: '1' },
  capabilities: { tools: {} },
  instructions: 'Look it up.'
}
const version = 'io.modelcontextprotocol/protocolVersion'
const capabilities = 'io.modelcontextprotocol/clientCapabilities'
const _meta = { [version]: '2026-07-28', [capabilities]: {} }
const server = { 'io.modelcontextprotocol/serverInfo': info.serverInfo }

/** Open a session that collects what it sends. */
function open(methods: Readonly<Record<string, Method>> = {}) {
  const sent: object[] = []
  const receive = createSession(info, methods, message => sent.push(message))
  return {
    sent,
    receive: (message: unknown) =>
      receive(typeof message === 'string' ? message : JSON.stringify(message))
  }
}

const request = (method: string, params?: object, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params && { params })
})

async function ask(message: unknown, methods = {}) {
  const session = open(methods)
  await session.receive(message)
  expect(session.sent.length).toBeLessThan(2)
  return session.sent[0]
}

const methods = {
  'tools/list': async () => ({ tools: [] }),
  'tools/call': async () => ({ content: [] })
}

test('a stateless client discovers the server', async () => {
  expect(await ask(request('server/discover', { _meta }))).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: {
      resultType: 'complete',
      supportedVersions: ['2026-07-28'],
      capabilities: info.capabilities,
      instructions: info.instructions,
      ttlMs: 60_000,
      cacheScope: 'public',
      _meta: server
    }
  })
})

test('a stateless client needs no other request first', async () => {
  expect(await ask(request('tools/call', { _meta }, 'a'), methods)).toEqual({
    jsonrpc: '2.0',
    id: 'a',
    result: { resultType: 'complete', content: [], _meta: server }
  })
  expect(await ask(request('tools/list', { _meta }), methods)).toMatchObject({
    result: { ttlMs: 60_000, cacheScope: 'public' }
  })
})

test.each([
  ['2025-11-25', '2025-11-25'],
  ['2025-06-18', '2025-06-18'],
  ['2024-11-05', '2025-11-25'],
  [undefined, '2025-11-25']
])('a handshake for version %s is answered with %s', async (given, chosen) => {
  const params = { protocolVersion: given, capabilities: {} }
  expect(await ask(request('initialize', params))).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: { protocolVersion: chosen, ...info }
  })
})

test('after a handshake, results are those of the older protocol', async () => {
  const { receive, sent } = open(methods)
  await receive(request('initialize', {}))
  await receive({ jsonrpc: '2.0', method: 'notifications/initialized' })
  await receive(request('tools/list', undefined, 2))
  await receive(request('ping', undefined, 3))
  await receive(request('server/discover', undefined, 4))
  // Both eras work in one process.
  await receive(request('tools/list', { _meta }, 5))
  expect(sent.slice(1)).toMatchObject([
    { id: 2, result: { tools: [] } },
    { id: 3, result: {} },
    { id: 4, error: { code: -32601 } },
    { id: 5, result: { resultType: 'complete' } }
  ])
  expect(sent[1]).not.toHaveProperty('result.resultType')
})

test.each([
  ['{', { error: { code: -32700 } }],
  ['[]', { error: { code: -32600 } }],
  ['7', { error: { code: -32600 } }],
  ['null', { error: { code: -32600 } }],
  [{ id: 1 }, { id: 1, error: { code: -32600 } }],
  [{ id: null, method: 'ping' }, { error: { code: -32600 } }],
  [{ id: 1.5, method: 'ping' }, { error: { code: -32600 } }],
  [
    { id: 1, method: 'ping', params: [] },
    { id: 1, error: { code: -32602 } }
  ],
  [request('tools/list'), { error: { code: -32602 } }],
  [request('constructor', { _meta }), { error: { code: -32601 } }],
  [request('ping', { _meta }), { error: { code: -32601 } }],
  [request('initialize', { _meta }), { error: { code: -32601 } }],
  [
    request('tools/list', { _meta: { ..._meta, [version]: '1900-01-01' } }),
    {
      error: {
        code: -32022,
        data: {
          supported: ['2026-07-28', '2025-11-25', '2025-06-18'],
          requested: '1900-01-01'
        }
      }
    }
  ],
  [
    request('tools/list', { _meta: { [version]: '2026-07-28' } }),
    { error: { code: -32602 } }
  ]
])('%j is an error', async (message, answer) => {
  expect(await ask(message, methods)).toMatchObject(answer)
})

test.each([
  '',
  { jsonrpc: '2.0', id: 1, result: {} },
  { jsonrpc: '2.0', method: 'notifications/unknown' },
  { jsonrpc: '2.0', method: 'notifications/cancelled', params: {} }
])('%j gets no answer', async message => {
  expect(await ask(message)).toBeUndefined()
})

test('an error of a method has its code and data', async () => {
  const fail = (error: Error) => ({
    'tools/list': async () => Promise.reject(error)
  })
  const list = request('tools/list', { _meta })
  expect(
    await ask(list, fail(new ProtocolError(-32602, 'No.', { uri: 'a' })))
  ).toMatchObject({
    error: { code: -32602, message: 'No.', data: { uri: 'a' } }
  })
  expect(await ask(list, fail(new Error('Oh.')))).toMatchObject({
    error: { code: -32603, message: 'Oh.' }
  })
})

test('a cancelled request gets no answer', async () => {
  let finish = () => {}
  const { receive, sent } = open({
    'tools/call': () =>
      new Promise(resolve => {
        finish = () => resolve({ content: [] })
      })
  })
  const running = receive(request('tools/call', { _meta }))
  await receive({
    jsonrpc: '2.0',
    method: 'notifications/cancelled',
    params: { requestId: 1 }
  })
  finish()
  await running
  expect(sent).toEqual([])
})

test('a subscription is acknowledged without any notification', async () => {
  const params = { _meta, notifications: { toolsListChanged: true } }
  expect(await ask(request('subscriptions/listen', params, 7))).toEqual({
    jsonrpc: '2.0',
    method: 'notifications/subscriptions/acknowledged',
    params: {
      _meta: { 'io.modelcontextprotocol/subscriptionId': 7 },
      notifications: {}
    }
  })
})
