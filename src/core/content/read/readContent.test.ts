import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DiagnosticError, isError } from '../../model/diagnostic.ts'
import { planSite } from '../../site/routes/planSite.ts'
import { writeFiles } from '../../writeFiles.fixture.ts'
import { readContent } from './readContent.ts'
import type { PageMemory } from './readMarkdown.ts'

const files = {
  'sidebars.js': "module.exports = { docs: [{ type: 'unknown' }] }",
  'docs/a.md': '---\ncustom_key: 1\nsidebar_position: "1"\n---\n# A',
  'docs/b.md': '---\ncustom_key: 1\npagination_next: no\n---\n# B',
  'docs/c/_category_.json': '{ "labl": "C" }',
  'docs/c/d.md': '# D'
}

function createFolder(extra: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'relaxed-'))
  writeFiles(root, { ...files, ...extra })
  return root
}

test('without a site.ts each mistake is one warning', async () => {
  const content = await readContent(createFolder({}))
  const { site } = planSite(content, { withDrafts: false, locale: 'en' })
  const diagnostics = [...content.diagnostics, ...site.diagnostics]
  expect(diagnostics.filter(isError)).toEqual([])
  const messages = diagnostics.map(({ message }) => message)
  expect(messages).toEqual([
    expect.stringContaining('custom_key'),
    expect.stringContaining('sidebar_position'),
    expect.stringContaining('labl'),
    expect.stringContaining('docs.0.type'),
    expect.stringContaining('pagination_next')
  ])
  const custom = content.diagnostics.find(({ message }) =>
    message.includes('custom_key')
  )
  expect(custom?.hint).toContain('Also at:\ndocs/b.md:2:1')
  expect(site.versions[0]?.sidebars[0]?.nodes).toHaveLength(3)
})

test('folders replace sidebars that cannot be loaded', async () => {
  const root = createFolder({ 'sidebars.js': "module.exports = require('no')" })
  const content = await readContent(root)
  const { site } = planSite(content, { withDrafts: false, locale: 'en' })
  expect(site.versions[0]?.sidebars[0]?.nodes).toHaveLength(3)
  expect(content.diagnostics.map(({ message }) => message)).toContainEqual(
    expect.stringContaining("Cannot find module 'no'")
  )
})

test('without a site.ts the first of two pages keeps their address', async () => {
  const folder = createFolder({
    'docs/e/README.md': '# Read me',
    'docs/e/index.md': '# Index'
  })
  const content = await readContent(folder)
  const { diagnostics, versions } = planSite(content, {
    withDrafts: false,
    locale: 'en'
  }).site
  expect(diagnostics.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/Duplicate routes found!.* at \/docs\/e\//)
  )
  const titles = versions.flatMap(({ docs }) => docs.map(doc => doc.title))
  expect(titles).toContain('Read me')
  expect(titles).not.toContain('Index')
})

test('with a site.ts the same mistakes fail the build', async () => {
  const root = createFolder({ 'site.ts': "export default { title: 'Kit' }" })
  const content = await readContent(root)
  expect(() => planSite(content, { withDrafts: false, locale: 'en' })).toThrow(
    DiagnosticError
  )
})

test('reading a site again reuses only what unchanged files and settings determine', async () => {
  const config = (format: string) =>
    `export default { title: 'A', url: 'https://a.example', markdown: { format: '${format}' } }`
  const root = createFolder({
    'site.ts': config('mdx'),
    'sidebars.js': 'module.exports = {}',
    'docs/a.md': '# A',
    'docs/b.md': '# B',
    'docs/c/_category_.json': '{}'
  })
  const memory: PageMemory = new Map()
  const gitDates = { dates: new Map() }
  const read = async () => {
    const readDates = async () => gitDates
    const { docs } = await readContent(root, { memory, readDates })
    return docs.map(({ frontMatter, bodyTitle, format }) => ({
      frontMatter,
      facts: `${bodyTitle} ${format}`
    }))
  }
  const first = await read()
  writeFiles(root, { 'docs/b.md': '# Bee' })
  const second = await read()
  expect(second.map(({ facts }) => facts)).toEqual([
    'A mdx',
    'Bee mdx',
    'D mdx'
  ])
  expect(second[0]?.frontMatter).toBe(first[0]?.frontMatter)
  expect(second[1]?.frontMatter).not.toBe(first[1]?.frontMatter)
  writeFiles(root, { 'site.ts': config('md') })
  const third = await read()
  expect(third.map(({ facts }) => facts)).toEqual(['A md', 'Bee md', 'D md'])
})
