import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { toPathname } from '../model/paths.ts'
import { createLinkResolver } from './createLinkResolver.ts'

const contentDir = mkdtempSync(path.join(tmpdir(), 'links-'))
mkdirSync(path.join(contentDir, 'docs/form'), { recursive: true })
mkdirSync(path.join(contentDir, 'static'))
writeFileSync(path.join(contentDir, 'docs/form/data.zip'), '')
writeFileSync(path.join(contentDir, 'docs/form/LICENSE'), '')
writeFileSync(path.join(contentDir, 'static/logo.svg'), '')

const pages = Object.entries({
  'docs/form/index.mdx': '/docs/form/',
  'docs/form/field.mdx': '/docs/form/field',
  'docs/README.md': '/docs/',
  'docs/größe/start.mdx': '/docs/größe/start',
  'docs/größe/farbe.mdx': '/docs/größe/farbe',
  'blog/2024-01-01-hello.md': '/blog/hello'
}).map(([file, pathname]) => ({
  pathname: toPathname(pathname),
  files: [path.join(contentDir, file)]
}))

function resolve(
  link: string,
  { baseUrl = '/', from = 'docs/form/field.mdx' } = {}
) {
  const resolver = createLinkResolver({
    contentDir,
    baseUrl,
    pages,
    docFolders: ['docs']
  })
  return resolver(link, path.join(contentDir, from))
}

describe('2.9.17 a link to a Markdown file leads to the page made from it', () => {
  test.each([
    ['./index.mdx', '/docs/form/'],
    ['index.mdx#when', '/docs/form/#when'],
    ['./field.mdx?a=1#b', '/docs/form/field?a=1#b'],
    ['../README.md', '/docs/'],
    ['../../blog/2024-01-01-hello.md', '/blog/hello'],
    ['form/field.mdx', '/docs/form/field'],
    ['/form/field.mdx', '/docs/form/field'],
    ['../form', '/docs/form/'],
    ['./field', '/docs/form/field'],
    ['./field.html', '/docs/form/field'],
    ['../../form/field', '/docs/form/field'],
    ['../field/', '/docs/form/field']
  ])('%s leads to %s', (link, href) => {
    expect(resolve(link)).toEqual({ kind: 'page', href })
  })

  test('a link that starts from a pathname with umlauts leads to its page', () => {
    expect(resolve('../farbe', { from: 'docs/größe/start.mdx' })).toEqual({
      kind: 'page',
      href: expect.stringMatching(/^\/docs\/gr.+\/farbe$/)
    })
  })

  test('the address starts with the base', () => {
    expect(resolve('./index.mdx', { baseUrl: '/kit/' })).toEqual({
      kind: 'page',
      href: '/kit/docs/form/'
    })
  })
})

test('a link by address is case-insensitive', () => {
  expect(resolve('/docs/Form/Field')).toEqual({
    kind: 'page',
    href: '/docs/form/field'
  })
})

test.each(['data.zip', 'LICENSE'])(
  'a file beside the page becomes an asset: %s',
  name => {
    expect(resolve(`./${name}`)).toEqual({
      kind: 'asset',
      sourceFile: `docs/form/${name}`
    })
  }
)

test('a file of static/ keeps its address', () => {
  expect(resolve('/logo.svg')).toEqual({ kind: 'unchanged', href: '/logo.svg' })
})

test.each([
  ['https://example.com', { kind: 'external' }],
  ['mailto:a@example.com', { kind: 'external' }],
  ['#here', { kind: 'unchanged', href: '#here' }],
  ['./missing.mdx', { kind: 'unchanged', href: './missing.mdx' }],
  ['/missing', { kind: 'unchanged', href: '/missing' }]
])('%s is recognized', (link, expected) => {
  expect(resolve(link)).toEqual(expected)
})
