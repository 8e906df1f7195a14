import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../content/read/readContent.ts'
import { resolveVersions } from '../content/read/resolveVersions.ts'
import { siteConfigSchema } from '../content/schema/siteConfig.ts'
import { translateContent } from '../site/translateContent.ts'
import { writeFiles } from '../writeFiles.fixture.ts'
import { docusaurus } from './docusaurus.ts'
import { parseLabels } from './parseLabels.ts'
import { parseTexts } from './parseTexts.ts'

const parsed = siteConfigSchema.parse({
  title: 'Kit',
  navbar: { title: 'The kit' },
  footer: { copyright: 'Free' }
})
const versions = resolveVersions({}, { names: ['1.0'], hasCurrent: true })
const config = { ...parsed, docs: { ...parsed.docs, versions } }

test.each([
  ['navbar', 'item.label.Guides', 'Guides'],
  ['navbar', 'title', 'The kit'],
  ['footer', 'link.title.Read', 'Read'],
  ['footer', 'link.item.label.News', 'News'],
  ['footer', 'copyright', 'Free'],
  ['version', 'version.label', '1.0'],
  ['version', 'sidebar.guides.category.How it works. Why', 'How it works. Why'],
  ['version', 'sidebar.guides.link.Elsewhere', 'Elsewhere'],
  ['blog', 'title', 'Blog']
] as const)('in the %s file "%s" translates "%s"', (kind, id, written) => {
  const messages = { [id]: 'Neu' }
  const labels = parseLabels({ kind, version: '1.0', messages }, config)
  expect([...labels]).toEqual([[written, 'Neu']])
})

test('messages about something else are left alone', () => {
  const labels = parseLabels(
    {
      kind: 'version',
      version: '1.0',
      messages: {
        'sidebar.a.category.B.link.generated-index.title': 'x',
        'sidebar.a': 'x',
        'logo.alt': 'x'
      }
    },
    config
  )
  expect([...labels]).toEqual([])
})

test('messages of the theme become the texts of this site', () => {
  expect(
    parseTexts({
      'theme.docs.paginator.next': 'Weiter',
      'theme.blog.post.readMoreLabel': 'Mehr über {title}',
      'homepage.hello': 'Hallo'
    })
  ).toEqual({ next: 'Weiter', readMoreAbout: 'Mehr über {title}' })
})

test('a message with values that the text does not have is left alone', () => {
  expect(parseTexts({ 'theme.docs.paginator.next': 'Weiter {x}' })).toEqual({})
})

test('a translated page may lie where Docusaurus puts it', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'translations-'))
  const files = {
    'site.ts':
      'export default { title: "Kit", locales: [{ name: "en" }, { name: "de" }] }',
    'docs/one.md': '# One',
    'docs/two.md': '# Two',
    'i18n/de/docs/one.mdx': '# Eins',
    'i18n/de/docusaurus-plugin-content-docs/current/one.md': '# Anders',
    'i18n/de/docusaurus-plugin-content-docs/current/two.md': '# Zwei'
  }
  writeFiles(root, files)
  const content = await readContent(root, { dialects: [docusaurus] })
  const { docs } = translateContent(content, 'de')
  expect(docs.map(({ bodyTitle }) => bodyTitle)).toEqual(['Eins', 'Zwei'])
})
