import type { RawRequest } from '../support/sendRequest.ts'

/** One request and what the server has to answer. */
export interface RequestCase extends RawRequest {
  readonly name: string
  readonly status: number
  /** Exact; a case without it must not redirect. */
  readonly location?: string
  readonly type?: string
  /** Exact values; null for a header that must not be there. */
  readonly answers?: Readonly<Record<string, string | null>>
  /** Text that the body holds; '' for a body without any. */
  readonly body?: string
  /** Ask first, then send the answer's ETag along. */
  readonly revalidates?: boolean
}

/** What differs from site to site. */
export interface SiteFacts {
  /** With leading and trailing slash. */
  readonly baseUrl: string
  /** A hashed script, relative to the base. */
  readonly script: string
  /** A page table, relative to the base. */
  readonly pageTable: string
}

const html = 'text/html; charset=utf-8'
const text = 'text/plain; charset=utf-8'
const fresh = { 'cache-control': 'no-cache' }
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Create the requests that any built site answers, in a fixed order. */
export function createRequestTable(facts: SiteFacts): readonly RequestCase[] {
  const base = facts.baseUrl
  return [
    ...createPageCases(base),
    ...createRedirectCases(base),
    ...createProbeCases(base),
    ...createMissingCases(base),
    ...createFileCases(facts),
    ...createProtocolCases(facts)
  ]
}

function createPageCases(base: string): readonly RequestCase[] {
  const page = { status: 200, type: html, answers: fresh } as const
  return [
    { name: 'the landing page', path: base, ...page },
    { name: 'a leaf page', path: `${base}docs/form/started`, ...page },
    { name: 'a folder page', path: `${base}docs/form/`, ...page },
    { name: 'a page with a query', path: `${base}blog?a=%2F&b`, ...page },
    {
      name: 'a page with an encoded letter',
      path: `${base}docs/form/%73tarted`,
      ...page
    },
    {
      name: 'a page below a doubled slash',
      path: `${base}docs//form/started`,
      ...page
    }
  ]
}

/** Every other form of an address leads to the canonical one in one step. */
function createRedirectCases(base: string): readonly RequestCase[] {
  const pairs: readonly (readonly [string, string])[] = [
    ['index.html', ''],
    ['index', ''],
    ['index.html?a=b', '?a=b'],
    ['docs/form/started/', 'docs/form/started'],
    ['docs/form/started.html', 'docs/form/started'],
    ['docs/form/started.html/', 'docs/form/started'],
    ['docs/form/started/index.html', 'docs/form/started'],
    ['docs/form/started.html?a=b/c.html', 'docs/form/started?a=b/c.html'],
    ['docs/form/started//', 'docs/form/started'],
    ['docs//form/started.html', 'docs/form/started'],
    ['docs/form', 'docs/form/'],
    ['docs/form?q=%0d%0aX:y', 'docs/form/?q=%0d%0aX:y'],
    ['docs/form.html', 'docs/form/'],
    ['docs/form/index', 'docs/form/'],
    ['docs/form/index.html', 'docs/form/'],
    ['docs', 'docs/permissions/started'],
    ['docs/', 'docs/permissions/started'],
    ['docs/index.html?a=b', 'docs/permissions/started?a=b']
  ]
  const cases = pairs.map(([from, to]) => ({
    name: `/${from} leads to /${to}`,
    path: base + from,
    status: 301,
    location: base + to,
    answers: fresh
  }))
  const root = base.slice(0, -1)
  return base === '/'
    ? cases
    : [
        ...cases,
        {
          name: 'the base without its slash',
          path: `${root}?a=b`,
          status: 301,
          location: `${base}?a=b`
        }
      ]
}

/** Nothing a reader can be tricked into opening leads off the site. */
function createProbeCases(base: string): readonly RequestCase[] {
  const missing = { status: 404, type: html } as const
  const refused = { status: 400, type: html } as const
  return [
    { name: '//host/x.html', path: '//evil.example/x.html', ...missing },
    { name: '//host/', path: '//evil.example/', ...missing },
    { name: '/\\host/x.html', path: '/\\evil.example/x.html', ...missing },
    { name: '/\\host', path: '/\\evil.example', ...missing },
    { name: '/%5Chost/', path: '/%5Cevil.example/', ...missing },
    { name: '/%09/host.html', path: '/%09/evil.example/x.html', ...missing },
    {
      name: 'a line break in a path',
      path: `${base}docs/form%0d%0aSet-Cookie:a=b`,
      ...missing
    },
    {
      name: 'a line break before .html',
      path: `${base}%0d%0aLocation:%20//evil.example.html`,
      ...missing
    },
    { name: 'traversal', path: '/../../etc/passwd', ...refused },
    { name: 'encoded traversal', path: '/..%2f..%2fetc/passwd', ...refused },
    { name: 'a null byte', path: `${base}docs/form%00.html`, ...refused },
    { name: 'a broken escape', path: `${base}%zz`, ...refused },
    { name: 'invalid UTF-8', path: `${base}%E0%A4`, ...missing },
    { name: 'the snippets', path: '/.nginx/http.conf', ...missing },
    { name: 'encoded dotfiles', path: `${base}%2enginx/x`, ...missing },
    { name: 'nested dotfiles', path: `${base}docs/.git/config`, ...missing }
  ]
}

function createMissingCases(base: string): readonly RequestCase[] {
  const page = { status: 404, type: html, answers: fresh } as const
  const file = {
    status: 404,
    type: text,
    answers: fresh,
    body: 'Not found\n'
  } as const
  return [
    {
      name: 'an unknown page',
      path: `${base}docs/nope`,
      body: '</html>',
      ...page
    },
    { name: 'an unknown .html', path: `${base}nope.html`, ...page },
    { name: 'an unknown folder', path: `${base}nope/`, ...page },
    { name: 'a page that ends in index', path: `${base}docs/reindex`, ...page },
    { name: 'other letter case', path: `${base}DOCS/form/started`, ...page },
    { name: '/404', path: `${base}404`, ...page },
    { name: '/404.html', path: `${base}404.html`, ...page },
    { name: '/404/', path: `${base}404/`, ...page },
    { name: '/404/index.html', path: `${base}404/index.html`, ...page },
    { name: 'a gone script', path: `${base}assets/client.0.js`, ...file },
    { name: 'the list of scripts', path: `${base}assets/`, ...file },
    { name: 'a gone page table', path: `${base}pages/nope.json`, ...file },
    { name: 'a gone image', path: `${base}nope.png`, ...file },
    {
      name: 'the twin of a page',
      path: `${base}docs/form/started.html.br`,
      ...page
    }
  ]
}

function createFileCases(facts: SiteFacts): readonly RequestCase[] {
  const base = facts.baseUrl
  return [
    {
      name: 'a hashed script is kept for good',
      path: base + facts.script,
      status: 200,
      type: 'text/javascript; charset=utf-8',
      answers: { ...immutable, vary: 'Accept-Encoding' }
    },
    {
      name: 'a page table',
      path: base + facts.pageTable,
      status: 200,
      type: 'application/json; charset=utf-8',
      answers: fresh
    },
    {
      name: 'the service worker',
      path: `${base}sw.js`,
      status: 200,
      type: 'text/javascript; charset=utf-8',
      answers: fresh
    },
    {
      name: 'the RSS feed',
      path: `${base}blog/rss.xml`,
      status: 200,
      type: 'application/rss+xml; charset=utf-8',
      answers: fresh
    },
    {
      name: 'the Atom feed',
      path: `${base}blog/atom.xml`,
      status: 200,
      type: 'application/atom+xml; charset=utf-8',
      answers: fresh
    },
    {
      name: 'the sitemap',
      path: `${base}sitemap.xml`,
      status: 200,
      type: 'application/xml; charset=utf-8',
      answers: fresh
    }
  ]
}

function createProtocolCases(facts: SiteFacts): readonly RequestCase[] {
  const path = `${facts.baseUrl}docs/form/started`
  const script = facts.baseUrl + facts.script
  const encodings: readonly (readonly [string, string | null])[] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null]
  ]
  return [
    ...encodings.map(([accepted, sent]) => ({
      name: `encodings "${accepted}" get ${sent ?? 'the file itself'}`,
      path,
      headers: { 'Accept-Encoding': accepted },
      status: 200,
      type: html,
      answers: { 'content-encoding': sent, vary: 'Accept-Encoding' }
    })),
    { name: 'HEAD', method: 'HEAD', path, status: 200, type: html, body: '' },
    {
      name: 'HEAD of an unknown page',
      method: 'HEAD',
      path: `${path}/nope`,
      status: 404,
      type: html,
      body: ''
    },
    {
      name: 'an unchanged page',
      path,
      revalidates: true,
      status: 304,
      answers: fresh,
      body: ''
    },
    {
      name: 'an unchanged script',
      path: script,
      revalidates: true,
      status: 304,
      answers: immutable,
      body: ''
    },
    {
      name: 'part of a script',
      path: script,
      headers: { Range: 'bytes=0-9' },
      status: 206,
      answers: { ...immutable, 'content-length': '10' }
    },
    {
      name: 'a part beyond the end',
      path: script,
      headers: { Range: 'bytes=999999999-' },
      status: 416
    },
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map(method => ({
      name: method,
      method,
      path,
      status: 405,
      answers: { allow: 'GET, HEAD' }
    })),
    { name: 'health', path: '/healthz', status: 200, type: text, body: 'ok\n' },
    {
      name: 'a foreign host name',
      path: `${path}/`,
      headers: { Host: 'evil.example' },
      status: 301,
      location: path
    }
  ]
}
