import { symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DiagnosticError } from '../../../core/model/diagnostic.ts'
import {
  printDocumentPolicy,
  securityHeaders
} from '../../../core/output/deliveryHeaders.ts'
import { ANY_HOST } from '../../../core/platform/listen.ts'
import { sendMalformedRequests } from '../../../core/platform/sendMalformedRequests.fixture.ts'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'
import { serveFolder } from './serveFolder.ts'

const files = {
  'index.html': 'home',
  '404.html': 'no such page',
  'inline.html': '<script>alert(1)</script>',
  'docs/form/index.html': 'form',
  'docs/form/started.html': 'started',
  'docs/form/started.md': '# Started',
  'assets/client.0a1b.js': 'script',
  'de/404.html': 'keine Seite',
  'de/assets/client.0c2d.js': 'script',
  'docs/assets/note.txt': 'not hashed',
  'assets.txt': 'not hashed',
  'logo.svg': '<svg/>',
  'favicon.ico': 'icon',
  'robots.txt': 'Grüße',
  'a@b+c.txt': 'a',
  'empty.txt': '',
  'voice.wav': 'wav',
  'config.yaml': 'a: b',
  'blog/rss.xml': '<rss/>',
  'sitemap.xml': '<urlset/>'
}

let folder = ''
let server: Server
let origin = ''

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'))
  writeFiles(folder, files)
  symlinkSync('loop', path.join(folder, 'loop'))
  server = await serveFolder({
    folder,
    port: 0,
    redirects: [
      { from: '/old', to: '/docs/form/' },
      { from: '/away', to: 'https://e.example/ä"b' }
    ]
  })
  origin = `http://localhost:${readPort()}`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

describe('a served folder', () => {
  test.each([
    ['/', 200, 'home', null],
    ['/docs/form/', 200, 'form', null],
    ['/docs/form/started', 200, 'started', null],
    ['/docs/form?a=b', 301, '', '/docs/form/?a=b'],
    ['/docs/form/started.html', 301, '', '/docs/form/started'],
    ['/old/', 301, '', '/docs/form/'],
    ['/away', 301, '', 'https://e.example/%C3%A4%22b'],
    ['/nope', 404, 'no such page', null],
    ['/assets/nope.js', 404, 'no such page', null],
    ['/a@b+c.txt', 200, 'a', null],
    ['/a%40b%2Bc.txt', 200, 'a', null],
    [`/${'a'.repeat(300)}`, 404, 'no such page', null],
    [`/${'a/'.repeat(4000)}b`, 404, 'no such page', null],
    ['/loop/a', 404, 'no such page', null],
    ['/robots.txt/a', 404, 'no such page', null],
    ['/%E0%A4', 400, 'The path is malformed.\n', null]
  ])('answers %s with %i', async (address, status, text, location) => {
    const response = await fetch(origin + address, { redirect: 'manual' })
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(text)
    expect(response.headers.get('Location')).toBe(location)
  })

  test.each(['/', '/assets/client.0a1b.js', '/docs/form', '/nope', '/%E0'])(
    'sends nginx’s headers with %s',
    async address => {
      const response = await fetch(origin + address, { redirect: 'manual' })
      const { headers } = response
      for (const [name, value] of Object.entries(securityHeaders)) {
        expect(headers.get(name)).toBe(value)
      }
      expect(headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; /
      )
      expect(headers.get('Cache-Control')).not.toBe(null)
    }
  )

  test('allows the inline code of a document', async () => {
    const { headers } = await fetch(`${origin}/inline`)
    expect(headers.get('Content-Security-Policy')).toBe(
      printDocumentPolicy(files['inline.html'])
    )
  })

  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/assets/client.0a1b.js', 'text/javascript; charset=utf-8'],
    ['/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/voice.wav', 'audio/wav'],
    ['/config.yaml', 'application/yaml; charset=utf-8'],
    ['/', 'text/html; charset=utf-8']
  ])('sends %s as %s', async (address, type) => {
    const response = await fetch(origin + address)
    expect(response.headers.get('Content-Type')).toBe(type)
  })

  test.each([
    [{ Range: 'bytes=1-2' }, 206, 'om'],
    [{ Range: 'bytes=2-' }, 206, 'me'],
    [{ Range: 'bytes=9-' }, 416, '']
  ])(
    'answers %j with %i and the right bytes',
    async (headers, status, text) => {
      const response = await fetch(`${origin}/`, { headers })
      expect(response.status).toBe(status)
      expect(await response.text()).toBe(text)
    }
  )

  test.each([
    ['GET', 'text/markdown', 'text/markdown; charset=utf-8', '# Started'],
    ['HEAD', 'text/markdown', 'text/markdown; charset=utf-8', ''],
    [
      'GET',
      'text/markdown;q=0.1, text/html',
      'text/html; charset=utf-8',
      'started'
    ]
  ])(
    'answers %s with Accept: %s as nginx does',
    async (method, accept, type, text) => {
      const response = await fetch(`${origin}/docs/form/started`, {
        method,
        headers: { Accept: accept }
      })
      const { headers } = response
      expect(headers.get('Content-Type')).toBe(type)
      expect(headers.get('Vary')).toBe('Accept')
      expect(headers.get('X-Robots-Tag')).toBe(
        type.includes('markdown') ? 'noindex' : null
      )
      expect(await response.text()).toBe(text)
    }
  )

  test('sends nothing if the file is unchanged', async () => {
    const script = `${origin}/assets/client.0a1b.js`
    const first = await fetch(script)
    const headers = {
      'If-None-Match': first.headers.get('ETag') ?? '',
      // Like browsers; without it, `fetch` would ask for the whole file.
      'Cache-Control': 'max-age=0'
    }
    const second = await fetch(script, { headers })
    expect([first.status, second.status]).toEqual([200, 304])
  })

  test('sends an empty file', async () => {
    const response = await fetch(`${origin}/empty.txt`)
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test('handles a file that another build removed', async () => {
    await rm(path.join(folder, 'sitemap.xml'))
    const response = await fetch(`${origin}/sitemap.xml`)
    expect([response.status, await response.text()]).toEqual([
      404,
      'no such page'
    ])
  })

  test('answers every malformed request and stays up', async () => {
    expect(await sendMalformedRequests(readPort(), '/')).toEqual([])
    expect((await fetch(origin)).status).toBe(200)
  })

  test('rejects other methods', async () => {
    const response = await fetch(origin, { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  })
})

// Another loopback address stands in for another computer.
test.each([
  ['without a host, no other computer reaches the site', undefined, false],
  ['with any host, all computers do', ANY_HOST, true],
  ['with a host name, all computers do', 'my.box', true],
  ['with localhost, no other computer does', 'localhost', false],
  ['with an address, computers that connect to it do', '127.0.0.2', true]
])('%s', async (_, host, isReached) => {
  const options = { folder, port: 0, ...(host && { host }) }
  const other = await serveFolder(options)
  const address = other.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const answer = fetch(`http://127.0.0.2:${port}`)
  await (isReached
    ? expect(answer).resolves.toMatchObject({ status: 200 })
    : expect(answer).rejects.toThrow())
  other.close()
})

test('an address of another computer is reported', async () => {
  const options = { folder, port: 0, host: '192.0.2.1' }
  const problem = await serveFolder(options).catch(error => error)
  expect(problem).toBeInstanceOf(DiagnosticError)
  expect(problem.diagnostics).toMatchObject([
    { message: '"192.0.2.1" isn\'t an address of this computer.' }
  ])
})

test('a port in use is reported, and another one suggested', async () => {
  const port = readPort()
  const problem = await serveFolder({ folder, port }).catch(error => error)
  expect(problem).toBeInstanceOf(DiagnosticError)
  expect(problem.diagnostics).toMatchObject([
    {
      message: `Another program is using port ${port}.`,
      hint: expect.stringContaining(`PORT=${port + 1}`)
    }
  ])
})

function readPort(): number {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
