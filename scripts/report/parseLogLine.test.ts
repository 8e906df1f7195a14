import { expect, test } from 'vitest'
import { parseLogLine } from './parseLogLine.ts'

const entry = {
  time: '2026-11-27T08:00:00+00:00',
  method: 'GET',
  path: '/docs/form/started',
  status: 200,
  bytes: 900,
  seconds: 0.002,
  referrer: '',
  cache: 'full',
  kind: 'page'
}
const violation = {
  kind: 'csp-report',
  directive: 'script-src-elem',
  blocked: 'https://evil.example/x.js',
  page: 'https://docs.example/'
}

test.each<[string, string, unknown]>([
  ['a request', JSON.stringify({ ...entry, id: 'a', agent: 'b' }), entry],
  ['a request after a name', `docs-1  | ${JSON.stringify(entry)}`, entry],
  ['a violation', JSON.stringify({ ...violation, agent: 'b' }), violation],
  ['other JSON', '{"time":"now","message":"hello"}', undefined],
  ['half a line', JSON.stringify(entry).slice(0, 60), undefined],
  ['an error', '2026/11/27 08:00:00 [warn] 1#1: {"a"', undefined],
  ['nothing', '', undefined]
])('reads %s', (_, line, expected) => {
  expect(parseLogLine(line)).toEqual(expected)
})

test('reads the combined format, without addresses of clients and queries', () => {
  const line =
    '192.0.2.1 - - [27/Nov/2026:10:00:00 +0200] "GET /docs/nope?q=a HTTP/1.1" 404 900 "https://a.example/b?c" "a \\x22b\\x22"'
  expect(parseLogLine(line)).toEqual({
    time: '2026-11-27T08:00:00.000Z',
    method: 'GET',
    path: '/docs/nope',
    status: 404,
    bytes: 900,
    referrer: 'https://a.example/b',
    cache: '',
    kind: 'page'
  })
})

test.each([
  ['/docs/form/started', 304, 'page', 'revalidated'],
  ['/docs/v1.html', 301, 'page', ''],
  ['/docs/form/started.md', 200, 'markdown', 'full'],
  ['/pages/docs/form.json', 200, 'data', 'full'],
  ['/assets/client.0.js', 206, 'asset', 'full']
])(
  'in the combined format, finds the kind of %s and what was cached',
  (path, status, kind, cache) => {
    const line = `::1 - me [27/Nov/2026:08:00:00 +0000] "GET ${path} HTTP/2.0" ${status} 0 "-" "-"`
    expect(parseLogLine(line)).toMatchObject({
      path,
      kind,
      cache,
      referrer: ''
    })
  }
)
