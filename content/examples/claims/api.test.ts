import { randomUUID } from 'node:crypto'
import type { Database } from '@app/api/database'
import { createToken } from '@app/api/plugins/auth'
import { createServer } from '@app/api/server'
import { type ApiError, createApiClient } from '@app/api-client'
import type { Task } from '@app/contracts'
import type { InjectOptions } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fieldErrors } from '@/forms/fieldErrors'

type Stored = Task & { userId: string }

/** The tables in memory. */
function createTables(): Database {
  const users = new Map<string, { id: string; passwordHash: string }>()
  const tasks: Stored[] = []
  const find = (userId: string, id: string) =>
    tasks.find(task => task.id === id && task.userId === userId)
  return {
    users: {
      async create(email, passwordHash) {
        if (users.has(email)) return undefined
        const id = randomUUID()
        users.set(email, { id, passwordHash })
        return id
      },
      find: async email => users.get(email),
      exists: async id => [...users.values()].some(user => user.id === id)
    },
    tasks: {
      list: async (userId, { status, search = '', limit, offset }) =>
        tasks
          .filter(task => task.userId === userId)
          .filter(task => !status || task.status === status)
          .filter(task => task.title.includes(search))
          .slice(offset, offset + limit),
      count: async userId => {
        const own = tasks.filter(task => task.userId === userId)
        const done = own.filter(({ status }) => status === 'done').length
        return { open: own.length - done, done }
      },
      find: async (userId, id) => find(userId, id),
      async create(
        userId,
        { title = '', notes = '', assigneeId = null }
      ) {
        const id = randomUUID()
        const createdAt = new Date().toISOString()
        const status = 'open' as const
        const times = { dueAt: null, createdAt }
        const task = { id, title, notes, status, assigneeId, ...times }
        tasks.unshift({ ...task, userId })
        return task
      },
      async update(userId, id, change) {
        const task = find(userId, id)
        return task && Object.assign(task, change)
      },
      async remove(userId, id) {
        const task = find(userId, id)
        if (task) tasks.splice(tasks.indexOf(task), 1)
        return task?.id
      }
    }
  }
}

const credentials = { email: 'ana@example.com', password: 'long enough' }
let app: ReturnType<typeof createServer>
let token: string | null

beforeEach(() => {
  app = createServer(createTables())
  token = null
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await app.inject({
      method: init.method as InjectOptions['method'],
      url,
      headers: Object.fromEntries(
        Object.entries(init.headers ?? {}).map(([name, value]) => [
          name.toLowerCase(),
          value
        ])
      ),
      body: init.body && JSON.parse(`${init.body}`)
    })
    return new Response(response.body, { status: response.statusCode })
  })
})

afterEach(() => vi.unstubAllGlobals())

const onError = vi.fn()
const api = createApiClient({
  baseUrl: () => 'http://localhost:3000/',
  getToken: async () => token,
  onError
})

const failWith = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('The call has to fail.'),
    (error: ApiError) => error
  )

test('a taken address is an error at the field', async () => {
  await api.auth.signUp(credentials)
  const error = await failWith(api.auth.signUp(credentials))

  expect(error.status).toBe(400)
  expect(fieldErrors(error)).toEqual({
    fields: { email: 'This address has an account already.' }
  })
})

test('a wrong password is an error of the form', async () => {
  await api.auth.signUp(credentials)
  const wrong = { ...credentials, password: 'another one' }
  const error = await failWith(api.auth.signIn(wrong))

  expect(error.status).toBe(401)
  expect(fieldErrors(error)).toEqual({
    fields: {},
    form: 'The address or the password is wrong.'
  })
})

test('without a response there is no status, and a text for it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const error = await failWith(api.tasks.stats())

  expect([error.reason, error.status]).toEqual(['NO_RESPONSE', null])
  expect(fieldErrors(error).form).toContain('no connection')
})

test('a bug is not shown as a message of the server', () => {
  expect(() => fieldErrors(new TypeError('a bug'))).toThrow('a bug')
})

test('the token of a sign-in opens the tasks of this user only', async () => {
  token = (await api.auth.signUp(credentials)).token
  const task = await api.tasks.create({ title: 'Buy milk' })
  const other = { ...credentials, email: 'bob@example.com' }
  const bob = await api.auth.signUp(other)

  expect(await api.tasks.list({ limit: 20, offset: 0 })).toEqual([
    expect.objectContaining({ title: 'Buy milk', notes: '' })
  ])
  token = bob.token
  expect(await api.tasks.stats()).toEqual({ open: 0, done: 0 })
  const error = await failWith(api.tasks.update(task.id, { title: 'No' }))
  expect(error.body?.error.code).toBe('NOT_FOUND')
})

test('an archived task is done, and can be retrieved by its id', async () => {
  token = (await api.auth.signUp(credentials)).token
  const { id } = await api.tasks.create({ title: 'Buy milk' })

  const archived = await api.tasks.archive(id)

  expect(archived.status).toBe('done')
  expect(await api.tasks.retrieve(id)).toEqual(archived)
})

test('a task moves from the open list to the done one', async () => {
  token = (await api.auth.signUp(credentials)).token
  const { id } = await api.tasks.create({ title: 'Buy milk' })

  await api.tasks.update(id, { status: 'done' })

  const page = { limit: 20, offset: 0 }
  expect(await api.tasks.list({ ...page, status: 'open' })).toEqual([])
  expect(await api.tasks.stats()).toEqual({ open: 0, done: 1 })
  expect(await api.tasks.remove(id)).toBe(id)
})

test('the cookie of a sign-in works like the token', async () => {
  const body = credentials
  const url = '/v1/auth/sign-up'
  const response = await app.inject({ method: 'POST', url, body })
  const { headers } = response as unknown as {
    headers: { 'set-cookie': string }
  }
  expect(headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax$/)

  const cookie = headers['set-cookie'].split(';')[0] ?? ''
  const { statusCode } = await app.inject({
    method: 'GET',
    url: '/v1/tasks',
    headers: { cookie: `theme=dark; ${cookie}` }
  })
  expect(statusCode).toBe(200)
})

test('an expired token gets 401', async () => {
  const week = 7 * 24 * 60 * 60 * 1000
  vi.useFakeTimers({ now: Date.now() - week - 1000 })
  token = await createToken(randomUUID())
  vi.useRealTimers()

  expect((await failWith(api.tasks.stats())).status).toBe(401)
})

test('an address without a route needs a token too', async () => {
  const get = (authorization: string) =>
    app.inject({
      method: 'GET',
      url: '/v1/none',
      headers: { authorization }
    })
  const valid = `Bearer ${await createToken(randomUUID())}`

  expect((await get('')).statusCode).toBe(401)
  expect((await get(valid)).statusCode).toBe(404)
})

test('invalid input gets 400 with a text for each field', async () => {
  const error = await failWith(
    api.auth.signUp({ email: 'ana', password: 'short' })
  )

  expect(Object.keys(error.body?.error.details ?? {})).toEqual([
    'email',
    'password'
  ])
})

test('a search finds tasks by a part of their title', async () => {
  token = (await api.auth.signUp(credentials)).token
  await api.tasks.create({ title: 'Buy milk & bread' })
  await api.tasks.create({ title: 'Call Bob' })

  const page = { limit: 20, offset: 0, search: 'k & b' }
  expect(await api.tasks.list(page)).toEqual([
    expect.objectContaining({ title: 'Buy milk & bread' })
  ])
})

test('an assignee has to be a user', async () => {
  const session = await api.auth.signUp(credentials)
  token = session.token
  const { id } = await api.tasks.create({ title: 'Buy milk' })

  const stranger = { assigneeId: randomUUID() }
  const error = await failWith(api.tasks.update(id, stranger))
  expect(fieldErrors(error).fields).toEqual({
    assigneeId: 'This user does not exist.'
  })

  const { userId } = session
  const task = await api.tasks.update(id, { assigneeId: userId })
  expect(task.assigneeId).toBe(userId)
})
