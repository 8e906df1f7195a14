import { describe, expect, test } from 'vitest'
import { resolveRequest, type ServedSite } from './resolveRequest.ts'

const files = new Set([
  'index.html',
  '404.html',
  'docs.html',
  'docs/form/index.html',
  'docs/form/index.md',
  'docs/form/started.html',
  'docs/form/started.md',
  'docs/tsconfig.json.html',
  'docs/tsconfig.json.md',
  'docs/café.html',
  'sw.js',
  '.nginx/http.conf',
  '.well-known/security.txt',
  '.well-known/.hidden',
  'x/404.html',
  'x/index.html'
])
const served: ServedSite = {
  hasFile: file => files.has(file),
  redirects: new Map([
    ['/docs', '/docs/form/'],
    ['/über', '/docs/form/']
  ])
}

describe('the response is a file', () => {
  test.each([
    ['/', 'index.html'],
    ['/?a=b', 'index.html'],
    ['/docs/form/', 'docs/form/index.html'],
    ['/docs/form/started', 'docs/form/started.html'],
    ['/docs/form/%73tarted?a', 'docs/form/started.html'],
    ['/docs/caf%C3%A9', 'docs/café.html'],
    ['/sw.js', 'sw.js'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/docs/form/started.md', 'docs/form/started.md'],
    ['/x/', 'x/index.html']
  ])('%s: %s', (url, file) => {
    expect(resolveRequest(url, served)).toEqual({ kind: 'file', file })
  })
})

test.each([
  ['/docs/form/', 'docs/form/index.md'],
  ['/docs/form/started?a', 'docs/form/started.md'],
  ['/docs/tsconfig.json', 'docs/tsconfig.json.md'],
  ['/docs/caf%C3%A9', 'docs/café.html'],
  ['/sw.js', 'sw.js']
])('as Markdown, %s is %s', (url, file) => {
  expect(resolveRequest(url, served, true)).toEqual({ kind: 'file', file })
})

describe('other forms of an address redirect to the page', () => {
  test.each([
    ['/index.html', '/'],
    ['/index?a=b', '/?a=b'],
    ['/docs/form?a=b', '/docs/form/?a=b'],
    ['/docs/form.html', '/docs/form/'],
    ['/docs/form/index.html', '/docs/form/'],
    ['/docs/form/started/', '/docs/form/started'],
    ['/docs/form/started.html?a=b', '/docs/form/started?a=b'],
    ['/docs/form/started/index.html', '/docs/form/started'],
    ['//docs/form/started.html', '/docs/form/started'],
    ['/docs/caf%C3%A9/', '/docs/caf%C3%A9'],
    ['/x', '/x/'],
    ['/docs', '/docs/form/'],
    ['/Docs/?a=b', '/docs/form/?a=b'],
    ['/docs/index.html', '/docs/form/'],
    ['/docs/form.md?a=b', '/docs/form/index.md?a=b'],
    ['/%C3%9Cber', '/docs/form/'],
    ['/U%CC%88ber/', '/docs/form/']
  ])('%s → %s', (url, location) => {
    expect(resolveRequest(url, served)).toEqual({ kind: 'redirect', location })
  })
})

describe('there is no page', () => {
  test.each([
    ['/nope', '404.html'],
    ['/docs/reindex', '404.html'],
    ['/404', '404.html'],
    ['/404.html', '404.html'],
    ['/x/nope/nope', 'x/404.html'],
    ['/%2f', '404.html'],
    ['/x/docs%2Fform', 'x/404.html'],
    ['/x/404.html', 'x/404.html'],
    ['//evil.example/x.html', '404.html'],
    ['/\\evil.example/', '404.html'],
    ['/%2F/evil.example', '404.html'],
    ['/%5C%5Cevil.example/', '404.html'],
    ['/.//evil.example/', '404.html'],
    ['//evil.example/..', '404.html'],
    ['/../sw.js', '404.html'],
    ['/x/../../sw.js', 'x/404.html'],
    ['/.nginx/http.conf', '404.html'],
    ['/.well-known', '404.html'],
    ['/.well-known/.hidden', '404.html'],
    ['/.well-known/../sw.js', '404.html'],
    ['/.well-known-not/security.txt', '404.html'],
    ['/x/assets/old.js', 'x/404.html']
  ])('at %s: %s', (url, file) => {
    expect(resolveRequest(url, served)).toEqual({ kind: 'missing', file })
  })

  test('nor an error page', () => {
    const empty = { hasFile: () => false, redirects: new Map() }
    expect(resolveRequest('/', empty)).toEqual({
      kind: 'missing',
      file: undefined
    })
  })

  test.each(['/%E0%A4', '/%00', '*', '?', '', 'http://evil.example/sw.js'])(
    'for the malformed path "%s"',
    url => {
      expect(resolveRequest(url, served)).toEqual({ kind: 'malformed' })
    }
  )
})

test('a redirect target keeps its own query', () => {
  const redirects = new Map([['/a', '/b?c=d#e']])
  expect(resolveRequest('/a?x', { ...served, redirects })).toEqual({
    kind: 'redirect',
    location: '/b?c=d#e'
  })
})
