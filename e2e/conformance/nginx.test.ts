import { randomUUID } from 'node:crypto'
import {
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  utimes,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptHeaders } from '../../src/core/output/acceptHeaders.fixture.ts'
import {
  binaryTypes,
  findMediaType,
  textTypes
} from '../../src/core/output/mediaTypes.ts'
import { printNginxSnippets } from '../../src/core/output/printNginxSnippets.ts'
import { fresh, text } from '../delivery/requestCase.ts'
import { findFreePort } from '../support/findFreePort.ts'
import { type RawRequest, sendRequest } from '../support/sendRequest.ts'
import { type RunningServer, startNginx } from '../support/startNginx.ts'

/** How nginx.conf serves files, independent of the build. */

/** Files and their types; nginx compresses the texts. */
const texts: readonly (readonly [string, string])[] = [
  ['page.html', 'text/html; charset=utf-8'],
  ...listFiles(textTypes).filter(([file]) => file !== 'a.html'),
  ['rss.xml', 'application/rss+xml; charset=utf-8'],
  ['atom.xml', 'application/atom+xml; charset=utf-8']
]
const binaries: readonly (readonly [string, string])[] = [
  ...listFiles(binaryTypes),
  ['a.unknown', 'application/octet-stream']
]

function listFiles(types: Readonly<Record<string, string>>) {
  return Object.values(types).flatMap(extensions =>
    extensions.split(' ').map(extension => {
      const file = `a.${extension}`
      return [file, findMediaType(file)] as const
    })
  )
}

/** Long enough for nginx to compress it. */
const content = 'content '.repeat(100)
const others = {
  '404.html': 'no such page',
  'page.md': '# Page',
  'tsconfig.json.html': 'a page',
  'tsconfig.json.md': '# A page',
  'variant.js': content,
  'variant.js.br': 'the br variant',
  'variant.js.gz': 'the gzip variant',
  'page.html.br': 'the br variant of a page',
  'changed.js': 'old',
  'dated.js': 'dated',
  '.well-known/security.txt': 'Contact: a@b.example'
}

let folder = ''
let server: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'))
  const snippets = printNginxSnippets({
    documents: [],
    redirects: [],
    baseUrl: '/'
  })
  const files = [
    ...[...texts, ...binaries].map(([file]) => [file, content] as const),
    ...Object.entries(others),
    ...snippets.map(({ file, text: snippet }) => [file, snippet] as const)
  ]
  for (const [file, written] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), written)
  }
  server = await startNginx(folder)
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

function send(address: string, rest: Partial<RawRequest> = {}) {
  return sendRequest(server.origin, { path: `/${address}`, ...rest })
}

/** Send a request, and wait for its log entry: nginx logs after it responds. */
async function sendLogged(address: string, rest: Partial<RawRequest> = {}) {
  const agent = `a "quoted" ${randomUUID()}`
  const { headers } = await send(address, {
    ...rest,
    headers: { ...rest.headers, 'User-Agent': agent }
  })
  const find = async () =>
    (await server.readLog()).find(entry => entry.agent === agent)
  await expect.poll(find).toBeDefined()
  return { headers, agent, entry: await find() }
}

/** The page's address has no extension. */
function toAddress(file: string): string {
  return file.replace(/^(page)\.html$/, '$1')
}

test.each([...texts, ...binaries])('%s is served as %s', async (file, type) => {
  const { status, headers } = await send(toAddress(file))
  expect([status, headers['content-type']]).toEqual([200, type])
})

test.each([
  ...texts.map(([file]) => [file, 'gzip'] as const),
  ...binaries.map(([file]) => [file, undefined] as const)
])(
  'for a client that accepts gzip, %s has the encoding %s',
  async (file, encoding) => {
    const { headers } = await send(toAddress(file), {
      headers: { 'Accept-Encoding': 'gzip' }
    })
    expect(headers['content-encoding']).toBe(encoding)
  }
)

test.each([
  ['br', 'the br variant'],
  ['gzip', 'the gzip variant']
])(
  'a client that accepts %s gets the precompressed file',
  async (encoding, body) => {
    const headers = { 'Accept-Encoding': encoding }
    expect(`${(await send('variant.js', { headers })).body}`).toBe(body)
  }
)

// Requests for pages have no extension, one of documents, or an unknown one; those
// for .gz may ask for the variant of a page, and .php names pages of other sites.
const fileTypes = [...texts, ...binaries]
  .map(([file]) => path.extname(file))
  .filter(type => !/^\.(?:html?|xhtml|md|gz|php|unknown)$/.test(type))
test.each([...new Set(fileTypes)])(
  '11.3 a request for a missing %s is never answered with a page',
  async type => {
    const { status, headers, body } = await send(`missing${type}`)
    expect([status, headers['content-type'], `${body}`]).toEqual([
      404,
      text,
      'Not found\n'
    ])
  }
)

test('among dotfiles, only those in .well-known are public', async () => {
  const asked = ['.well-known/security.txt', '.nginx/server.conf']
  const answers = await Promise.all(asked.map(file => send(file)))
  expect(answers.map(({ status }) => status)).toEqual([200, 404])
})

test('an image opened directly may use inline styles, and nothing else', async () => {
  const { headers } = await send('a.svg')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox"
  )
})

test('a file’s date, which derives from its content, never revalidates', async () => {
  const date = new Date(1_000_000_000_000)
  await utimes(path.join(folder, 'dated.js'), date, date)
  const headers = { 'If-Modified-Since': date.toUTCString() }
  expect((await send('dated.js', { headers })).status).toBe(200)
})

test('long cookies from other services on the domain cause no error', async () => {
  const headers = { Cookie: `session=${'x'.repeat(20_000)}` }
  expect((await send('a.js', { headers })).status).toBe(200)
})

test.each(acceptHeaders)(
  'with Accept %j, a page is Markdown: %s',
  async (accept, expected) => {
    const type = expected ? 'text/markdown' : 'text/html'
    for (const address of ['page', 'tsconfig.json']) {
      const { headers } = await send(address, { headers: { Accept: accept } })
      expect(headers['content-type']).toBe(`${type}; charset=utf-8`)
      expect(headers.vary).toContain('Accept')
      expect(headers['x-robots-tag']).toBe(expected ? 'noindex' : undefined)
    }
  }
)

test('addresses can have 3,000 characters, and redirects match other spellings', async () => {
  const site = await mkdtemp(path.join(tmpdir(), 'long-'))
  const long = `/${'folder/'.repeat(425)}page`
  const redirects = [
    { from: `${long}-old`, to: long },
    { from: '/Über', to: '/page' }
  ]
  const snippets = printNginxSnippets({
    documents: ['/404.html', `${long}.html`].map((file, index) => ({
      path: file,
      hashes: { scripts: [`'sha256-${index}'`], styles: [] }
    })),
    redirects,
    baseUrl: '/'
  })
  const files = [
    ...snippets,
    { file: `${long}.html`, text: 'long' },
    { file: '404.html', text: 'no such page' }
  ]
  for (const { file, text: written } of files) {
    await mkdir(path.dirname(path.join(site, file)), { recursive: true })
    await writeFile(path.join(site, file), written)
  }
  const other = await startNginx(site)
  const ask = (address: string) => sendRequest(other.origin, { path: address })
  const found = []
  for (const letters of ['Über', 'über', 'ÜBER', 'U\u0308ber']) {
    found.push(await ask(`/${encodeURIComponent(letters)}/?a=b`))
  }
  const page = await ask(long)
  const old = await ask(`${long}-old`)
  await other.stop()
  await rm(site, { recursive: true })
  for (const { status, headers } of found) {
    expect([status, headers.location]).toEqual([301, '/page?a=b'])
  }
  expect([page.status, page.body.toString()]).toEqual([200, 'long'])
  expect(page.headers['content-security-policy']).toContain("'sha256-1'")
  expect([old.status, old.headers.location]).toEqual([301, long])
})

test('11.2 a file replaced by a deploy is soon served', async () => {
  // Enough requests to reach both workers, which have separate caches.
  const ask = async () => {
    const asked = Array.from({ length: 60 }, () => send('changed.js'))
    const answers = await Promise.all(asked)
    return [...new Set(answers.map(({ body }) => `${body}`))]
  }
  expect(await ask()).toEqual(['old'])
  const file = path.join(folder, 'changed.js')
  await rm(file)
  await writeFile(file, 'new')
  await expect.poll(ask, { timeout: 20_000 }).toEqual(['new'])
})

test('health checks aren’t logged, and have the same headers as other responses', async () => {
  const { headers } = await send('healthz')
  expect(headers).toMatchObject(fresh)
  await send('readyz')
  await sendLogged('a.js?after')
  const logged = (await server.readLog()).map(entry => entry.path)
  expect(logged).toContain('/a.js')
  expect(logged).not.toContain('/healthz')
  expect(logged).not.toContain('/readyz')
})

test('the log has one JSON object per request, without addresses of clients and queries', async () => {
  const headers = {
    Referer: 'https://other.example/search?q=secret#secret',
    'X-Request-ID': 'proxy-0123'
  }
  const { agent, entry } = await sendLogged('a.js?q=secret', { headers })
  expect(entry).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]/),
    id: 'proxy-0123',
    method: 'GET',
    path: '/a.js',
    status: 200,
    bytes: content.length,
    seconds: expect.any(Number),
    referrer: 'https://other.example/search',
    agent,
    cache: 'full',
    kind: 'asset'
  })
  expect(JSON.stringify(await server.readLog())).not.toMatch(/secret|127\.0\.0/)
})

test('nothing that a client sends gets into the error log', async () => {
  const other = await startNginx(folder)
  const query = '?q=secret'
  const requests: readonly Partial<RawRequest>[] = [
    { path: `/missing${query}` },
    { path: `/missing.png${query}` },
    { path: `/missing/${query}` },
    { path: `/.nginx/${query}` },
    { path: `/assets/${query}` },
    { path: `/${'a'.repeat(300)}${query}` },
    { path: `/page/nested${query}` },
    { path: `/%00${query}` },
    { path: `/../${query}` },
    { path: `/a.js${query}`, headers: { Range: 'bytes=9999-' } },
    { path: `/csp${query}`, method: 'POST', sent: 'x'.repeat(9000) },
    { path: `/page${query}`, method: 'POST', sent: 'x'.repeat(2000) },
    { path: `/page${query}`, headers: { Cookie: 'x'.repeat(40_000) } },
    { path: `/page${query}`, headers: { Host: 'a b' } }
  ]
  for (const request of requests) {
    await sendRequest(other.origin, { path: '/', ...request }).catch(() => {})
  }
  const errors = await other.readErrors()
  await other.stop()
  expect(errors).toBe('')
})

test('the log tells pages, Markdown, data and other files apart, and what browsers had cached', async () => {
  const found: unknown[] = []
  const log = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await sendLogged(address, { headers })
    found.push([address, answer.entry?.kind, answer.entry?.cache])
    return answer
  }
  const { headers } = await log('page')
  await log('page', { 'If-None-Match': headers.etag ?? '' })
  await log('page/')
  await log('missing')
  await log('missing.png')
  await log('a.md')
  await log('a.json')
  await log('rss.xml')
  await log('a.woff2')
  expect(found).toEqual([
    ['page', 'page', 'full'],
    ['page', 'page', 'revalidated'],
    ['page/', 'page', ''],
    ['missing', 'page', ''],
    ['missing.png', 'asset', ''],
    ['a.md', 'markdown', 'full'],
    ['a.json', 'data', 'full'],
    ['rss.xml', 'data', 'full'],
    ['a.woff2', 'asset', 'full']
  ])
})

test.each(['short', 'has space', 'x'.repeat(65), 'quote"12345'])(
  'the request id %j is replaced',
  async id => {
    const headers = { 'X-Request-ID': id }
    const { entry } = await sendLogged('a.js', { headers })
    expect(entry?.id).toMatch(/^[0-9a-f]{32}$/)
  }
)

test('a violation report is logged without queries and unknown parts', async () => {
  const report = {
    'document-uri': 'https://docs.example/search?q=secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?secret',
    'source-file': 'https://docs.example/a.js#secret',
    'script-sample': 'secret'
  }
  const sent = JSON.stringify({ 'csp-report': report })
  const { entry } = await sendLogged('csp', { method: 'POST', sent })
  expect(entry).toMatchObject({
    kind: 'csp-report',
    directive: 'script-src-elem',
    blocked: 'https://evil.example/x.js',
    page: 'https://docs.example/search',
    source: 'https://docs.example/a.js'
  })
  expect(JSON.stringify(entry)).not.toContain('secret')
})

test("violation reports can't fill the log", async () => {
  const other = await startNginx(folder)
  const report = { method: 'POST', path: '/csp', sent: '{}' }
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => sendRequest(other.origin, report))
  )
  const accepted = answers.filter(({ status }) => status === 204)
  // nginx logs a report after its response.
  await expect
    .poll(async () => (await other.readLog()).length)
    .toBe(accepted.length)
  await other.stop()
  expect(new Set(answers.map(({ status }) => status))).toEqual(
    new Set([204, 429])
  )
})

test('a server is ready only while its site is there', async () => {
  const before = await send('readyz')
  await rename(path.join(folder, '404.html'), path.join(folder, 'away'))
  const other = await startNginx(folder)
  const during = await sendRequest(other.origin, { path: '/readyz' })
  await other.stop()
  await rename(path.join(folder, 'away'), path.join(folder, '404.html'))
  expect([before.status, during.status]).toEqual([200, 503])
})

test('a mounted configuration selects another log format', async () => {
  const log = (format: string) =>
    `access_log ${path.join(folder, 'log')} ${format};`
  const read = async (format: string) => {
    const other = await startNginx(folder, {
      'server.d/logging.conf': log(format)
    })
    await sendRequest(other.origin, { path: '/a.js?q=x' })
    await other.stop()
    const text = await readFile(path.join(folder, 'log'), 'utf8')
    await rm(path.join(folder, 'log'))
    return text
  }
  expect(await read('combined')).toContain('"GET /a.js?q=x HTTP/1.1" 200')
  expect(await read('json_with_query')).toContain(
    '"path":"/a.js","query":"q=x"'
  )
})

test('counters have a port of their own', async () => {
  const port = await findFreePort()
  const other = await startNginx(folder, {
    'metrics/metrics.conf': `listen ${port};`
  })
  const origin = `http://localhost:${port}`
  const status = await sendRequest(origin, { path: '/status' })
  const page = await sendRequest(origin, { path: '/page' })
  const here = await sendRequest(other.origin, { path: '/status' })
  await other.stop()
  expect(status.body.toString()).toMatch(/^Active connections: \d+/)
  expect([page.status, here.status]).toEqual([404, 404])
})

test('a mounted configuration adds a listener, such as one with TLS', async () => {
  const port = await findFreePort()
  const other = await startNginx(folder, {
    'tls/tls.conf': `listen ${port};`
  })
  const answer = await sendRequest(`http://localhost:${port}`, {
    path: '/a.js'
  })
  await other.stop()
  expect(answer.status).toBe(200)
})

test('only over TLS, responses require TLS for a year', async () => {
  const source = await readFile('nginx.conf', 'utf8')
  const name = 'strict-transport-security'
  // A header simulates TLS, which would need a certificate.
  const secured = source.replace('map $https ', 'map $http_x_secure ')
  expect(secured).not.toBe(source)
  const other = await startNginx(folder, {}, secured)
  const headers = { 'X-Secure': 'on' }
  const found = [
    await sendRequest(other.origin, { path: '/a.js', headers }),
    await sendRequest(other.origin, { path: '/missing', headers }),
    await sendRequest(other.origin, { path: '/a.js' })
  ].map(answer => answer.headers[name])
  await other.stop()
  expect(found).toEqual(['max-age=31536000', 'max-age=31536000', undefined])
})
