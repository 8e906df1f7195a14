import { expect, test } from 'vitest'
import { formatReport } from './formatReport.ts'
import type { LogEntry } from './parseLogLine.ts'
import { summarizeLog } from './summarizeLog.ts'

function write(path: string, rest: Partial<LogEntry> = {}): string {
  return JSON.stringify({
    time: '2026-11-27T08:00:00+00:00',
    method: 'GET',
    path,
    status: 200,
    bytes: 500_000,
    seconds: 0.1,
    referrer: '',
    cache: 'full',
    kind: 'page',
    ...rest
  })
}

const missing = { status: 404, cache: '' } as const
const log = [
  write('/docs/a'),
  write('/docs/a', { cache: 'revalidated', status: 304, seconds: 0.2 }),
  write('/docs/a', { seconds: 0.3 }),
  write('/docs/%C3%A4'),
  write('/docs/b', { method: 'HEAD' }),
  write('/docs/c', { status: 301, cache: '' }),
  write('/docs/folder/index.md', { kind: 'markdown' }),
  write('/kit/assets/pages/docs/d.0123.js', { kind: 'asset' }),
  write('/nope', { ...missing, referrer: 'https://a.example/' }),
  write('/nope', { ...missing, referrer: 'https://b.example/' }),
  write('/%', missing),
  '2026/11/27 08:00:00 [warn] something else',
  '{"kind":"csp-report","directive":"img-src","blocked":"data","page":"/docs/a"}',
  ''
]

test('counts what was read, what was missing and what took long', async () => {
  expect(await summarizeLog(log)).toEqual({
    requests: 11,
    bytes: 5_500_000,
    skipped: 1,
    pagesRead: [
      { name: '/docs/a', value: 3, count: 3 },
      { name: '/docs/ä', value: 1, count: 1 }
    ],
    readAsMarkdown: [{ name: '/docs/folder/index.md', value: 1, count: 1 }],
    notFound: [
      {
        name: '/nope',
        value: 2,
        count: 2,
        referrers: ['https://a.example/', 'https://b.example/']
      },
      { name: '/%', value: 1, count: 1 }
    ],
    slowest: [{ name: '/docs/a', value: 0.2, count: 3 }],
    cacheHits: [
      { name: 'page', value: 0.25, count: 4 },
      { name: 'asset', value: 0, count: 1 },
      { name: 'markdown', value: 0, count: 1 }
    ],
    violations: [
      { name: 'img-src blocked data on /docs/a', value: 1, count: 1 }
    ]
  })
})

test('a page is read as a document, as Markdown or by its script', async () => {
  const pages = ['a', 'ä', 'b', 'c', 'd', 'folder/']
  const { unread } = await summarizeLog(log, {
    pathnames: pages.map(page => `/docs/${page}`),
    scripts: new Map([['pages/docs/d.0123.js', '/docs/d']])
  })
  expect(unread).toEqual(['/docs/b', '/docs/c'])
})

test('the report for terminals has one table per question', async () => {
  const site = { pathnames: ['/docs/b', '/docs/c'], scripts: new Map() }
  expect(formatReport(await summarizeLog(log, site), 1)).toBe(
    `11 requests, 5.5 MB, skipped lines: 1

Pages read
        3  /docs/a
  … and 1 more

Read as Markdown
        1  /docs/folder/index.md

Not found
        2  /nope ← https://a.example/ and 1 more
  … and 1 more

Slowest files, mean seconds
    0.200  /docs/a

Unchanged since the last visit
      25%  page
  … and 2 more

Violations of the security policy
        1  img-src blocked data on /docs/a

Pages that nobody reads
  /docs/b
  … and 1 more`
  )
})

test("addresses in the log can't control the terminal", async () => {
  const summary = await summarizeLog([write('/%1B%5B2J', missing)])
  expect(formatReport(summary, 5)).toContain('/\uFFFD[2J')
})
