import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Content } from '../../../core/content/content.ts'
import { readContent } from '../../../core/content/read/readContent.ts'
import {
  createLinkResolver,
  toLinkedPage
} from '../../../core/markdown/createLinkResolver.ts'
import { planLocales } from '../../../core/site/routes/planLocales.ts'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'
import { locales } from '../index.ts'

const root = mkdtempSync(path.join(tmpdir(), 'links-'))
const files = {
  'site.ts':
    "export default { title: 'Kit', locales: [{ name: 'en' }, { name: 'de' }] }",
  'versions.json': '["1.0"]',
  'docs/intro.md': '# Intro',
  'docs/new.md': '# New',
  'versioned_docs/version-1.0/intro.md': '# Intro',
  'versioned_docs/version-1.0/usage.md': '# Usage',
  'versioned_docs/version-1.0/data.zip': '',
  'blog/2025-01-01-news.md': '# News',
  'i18n/de/versioned_docs/version-1.0/intro.md': '# Einführung'
}
writeFiles(root, files)
const content: Content = await readContent(root, { features: [locales] })
const [english, german] = planLocales(content).map(({ site, routes }) =>
  createLinkResolver({
    contentDir: root,
    baseUrl: site.client.baseUrl,
    pages: routes.map(route => toLinkedPage(route, root)),
    docFolders: ['versioned_docs/version-1.0', 'docs']
  })
)

describe('a link in a translation', () => {
  const from = path.join(root, 'i18n/de/versioned_docs/version-1.0/intro.md')

  test.each([
    ['./usage.md', '/de/docs/usage'],
    ['usage.md#a', '/de/docs/usage#a'],
    ['/usage.md', '/de/docs/usage'],
    ['./intro.md', '/de/docs/intro']
  ])('%s leads to %s', (link, href) => {
    expect(german?.(link, from)).toEqual({ kind: 'page', href })
  })

  test('finds a file beside the original', () => {
    expect(german?.('./data.zip', from)).toEqual({
      kind: 'asset',
      sourceFile: 'versioned_docs/version-1.0/data.zip'
    })
  })
})

test('an untranslated page links to the translations of others', () => {
  const from = path.join(root, 'versioned_docs/version-1.0/usage.md')
  expect(german?.('./intro.md', from)).toEqual({
    kind: 'page',
    href: '/de/docs/intro'
  })
})

test.each([
  ['docs/intro.md', '/intro.md', '/docs/next/intro'],
  ['versioned_docs/version-1.0/intro.md', 'usage.md', '/docs/usage'],
  ['blog/2025-01-01-news.md', '/intro.md', '/docs/intro']
])('in %s the link %s stays in its version', (file, link, href) => {
  expect(english?.(link, path.join(root, file))).toEqual({
    kind: 'page',
    href
  })
})

test('a link does not lead to a doc of another version', () => {
  const from = path.join(root, 'versioned_docs/version-1.0/usage.md')
  expect(english?.('new.md', from)).toEqual({
    kind: 'unchanged',
    href: 'new.md'
  })
})
