import { expect, test } from 'bun:test'
import type { Database } from '@app/api/database'
import { createToken } from '@app/api/plugins/auth'
import { createServer } from '@app/api/server'

const asked: string[] = []
const database = {
  tasks: {
    async list(userId: string) {
      asked.push(userId)
      return [{ title: 'A row that breaks the contract' }]
    },
    find: async () => undefined,
    update: async () => undefined,
    remove: async () => undefined
  }
} as unknown as Database
const app = createServer(database)

type Method = 'GET' | 'POST' | 'DELETE'

async function send(method: Method, url: string, token = '') {
  const authorization = `Bearer ${token}`
  const headers = { 'x-request-id': 'test-1', authorization }
  const response = await app.inject({ method, url, headers })
  return { status: response.statusCode, body: response.json() }
}

test('a request without a valid token gets 401 and its id', async () => {
  const { status, body } = await send('GET', '/v1/tasks', 'forged')

  expect(status).toBe(401)
  expect(body.error.code).toBe('UNAUTHENTICATED')
  expect(body.error.requestId).toBe('test-1')
  expect(asked).toEqual([])
})

test('a faulty row is a fault of the server, not of the client', async () => {
  const token = await createToken('ana')
  const { status, body } = await send('GET', '/v1/tasks', token)

  expect(status).toBe(500)
  expect(body.error.details).toBeUndefined()
  expect(asked).toEqual(['ana'])
})

test('an id that is not a UUID gets 400', async () => {
  const token = await createToken('ana')
  const { status } = await send('DELETE', '/v1/tasks/1', token)

  expect(status).toBe(400)
})

test('the task of somebody else gets 404', async () => {
  const token = await createToken('ana')
  const url = `/v1/tasks/${crypto.randomUUID()}`

  expect((await send('GET', url, token)).status).toBe(404)
  expect((await send('POST', `${url}/archive`, token)).status).toBe(404)
  expect((await send('DELETE', url, token)).status).toBe(404)
})

test('the health check needs no token', async () => {
  expect((await send('GET', '/health')).status).toBe(200)
})
