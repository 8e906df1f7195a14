import { expect, test } from 'vitest'
import type { Copy } from './createCopies.ts'
import { createFileReader } from './createFileReader.ts'

const origin = 'https://kit.example'

/** A site with one answer at a time, whose clock stands still. */
function openSite() {
  const copies = new Map<string, Copy>()
  const requests: string[] = []
  const site = {
    time: 1_000_000,
    answer: (_path: string): Response | Error => new Response('one')
  }
  const read = createFileReader(origin, {
    now: () => site.time,
    copies: {
      find: async path => copies.get(path),
      save: async copy => void copies.set(copy.path, copy),
      remove: async path => void copies.delete(path)
    },
    fetch: async (url, options) => {
      const tag = new Headers(options?.headers).get('if-none-match')
      requests.push([String(url), tag].filter(Boolean).join(' '))
      const answer = site.answer(new URL(String(url)).pathname)
      if (answer instanceof Error) throw answer
      return answer
    }
  })
  return { site, read, requests, copies }
}

const refused = () =>
  new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
const respond = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })

test('the site is asked at most once a minute whether a copy is current', async () => {
  const { site, read, requests } = openSite()
  site.answer = () => new Response('one', { headers: { etag: '"1"' } })
  expect(await read('/a.md')).toEqual({ text: 'one' })
  site.time += 59_000
  expect(await read('/a.md')).toEqual({ text: 'one' })
  expect(requests).toEqual([`${origin}/a.md`])
  site.time += 2_000
  site.answer = () => respond(304)
  expect(await read('/a.md')).toEqual({ text: 'one' })
  expect(requests[1]).toBe(`${origin}/a.md "1"`)
  site.time += 61_000
  site.answer = () => new Response('two')
  expect(await read('/a.md')).toEqual({ text: 'two' })
})

test('a file whose name has a hash is never asked for again', async () => {
  const { site, read, requests } = openSite()
  const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
  site.answer = () => new Response('one', { headers })
  await read('/assets/a.1.json')
  site.time += 1e9
  expect(await read('/assets/a.1.json')).toEqual({ text: 'one' })
  expect(requests).toHaveLength(1)
})

test('without the site, a copy says when it was current', async () => {
  const { site, read } = openSite()
  await read('/a.md')
  const savedAt = site.time
  site.time += 100_000
  for (const answer of [refused(), respond(503)]) {
    site.answer = () => answer
    expect(await read('/a.md')).toEqual({ text: 'one', savedAt })
  }
})

test('without the site, only one request in ten seconds waits for it', async () => {
  const { site, read, requests } = openSite()
  site.answer = refused
  await expect(read('/a.md')).rejects.toThrow()
  await expect(read('/b.md')).rejects.toThrow()
  expect(requests).toHaveLength(1)
  site.time += 11_000
  site.answer = () => new Response('one')
  expect(await read('/b.md')).toEqual({ text: 'one' })
})

test('without site and copy, the error says what to do', async () => {
  const { site, read } = openSite()
  site.answer = refused
  await expect(read('/a.md')).rejects.toThrow(
    'https://kit.example can\'t be reached (ECONNREFUSED).\nThis computer has no copy of /a.md either. Connect to the network of the site and try again. Whatever was read once stays readable offline; "node mcp.mjs --save" saves everything in advance.'
  )
})

test('a file that is gone has no copy either', async () => {
  const { site, read, copies } = openSite()
  await read('/a.md')
  site.time += 61_000
  site.answer = () => respond(404)
  expect(await read('/a.md')).toBeUndefined()
  expect(copies.size).toBe(0)
})

test('simultaneous readers of a file share a request', async () => {
  const { read, requests } = openSite()
  await Promise.all([read('/a.md'), read('/a.md')])
  expect(requests).toHaveLength(1)
})

test('a file that moved stays readable offline at its old address', async () => {
  const { site, read } = openSite()
  site.answer = path =>
    path === '/old.md'
      ? respond(301, { location: '/new.md' })
      : new Response('moved')
  expect(await read('/old.md')).toEqual({ text: 'moved' })
  const savedAt = site.time
  site.time += 61_000
  site.answer = () => refused()
  expect(await read('/old.md')).toEqual({ text: 'moved', savedAt })
})

test('redirects are followed within the site only', async () => {
  const { site, read, requests } = openSite()
  site.answer = path =>
    path === '/a.md'
      ? respond(301, { location: '/a/index.md' })
      : new Response('one')
  expect(await read('/a.md')).toEqual({ text: 'one' })
  site.answer = () => respond(302, { location: 'https://login.example/?to=a' })
  await expect(read('/b.md')).rejects.toThrow(
    "https://kit.example/b.md redirects to https://login.example/?to=a. This program reads only https://kit.example, and can't sign in anywhere."
  )
  site.answer = () => respond(302, { location: '/c.md' })
  await expect(read('/c.md')).rejects.toThrow('redirects to')
  expect(requests.filter(each => !each.startsWith(`${origin}/`))).toEqual([])
})

test.each([
  [respond(401), 'https://kit.example refuses /a.md (401).'],
  [
    new Response('<!doctype html>', {
      headers: { 'content-type': 'text/html; charset=utf-8' }
    }),
    'https://kit.example/a.md is a web page instead of a file, perhaps to sign in.'
  ]
])('a page to sign in is no file', async (answer, message) => {
  const { site, read } = openSite()
  site.answer = () => answer
  await expect(read('/a.md')).rejects.toThrow(message)
})
