import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../../../core/build/writeFiles.fixture.ts'
import { readContent } from '../../../core/content/read/readContent.ts'
import { resolveVersions } from '../../../core/content/read/resolveVersions.ts'
import { siteConfigSchema } from '../../../core/content/schema/siteConfig.ts'
import { planSite } from '../../../core/routes/planSite.ts'
import { features } from '../../../features.ts'
import { parseFields, parseLabels } from './parseLabels.ts'
import { parseTexts } from './parseTexts.ts'

const parsed = siteConfigSchema.parse({
  title: 'Kit',
  navbar: { title: 'The kit' },
  footer: { copyright: 'Free' }
})
/** Skipped without the feature that translates. */
const testTranslation = test.runIf(
  features.some(({ name }) => name === 'locales')
)

const versions = resolveVersions({}, { names: ['1.0'], hasCurrent: true })
const config = { ...parsed, docs: { ...parsed.docs, versions } }

test.each([
  ['item.label.Guides', 'Guides'],
  ['link.title.Read', 'Read'],
  ['link.item.label.News', 'News'],
  ['sidebar.guides.category.How it works. Why', 'How it works. Why'],
  ['sidebar.guides.link.Elsewhere', 'Elsewhere']
])('the message "%s" translates "%s"', (id, written) => {
  expect(parseLabels({ [id]: 'Neu' })).toEqual([[written, 'Neu']])
})

test.each([
  ['navbar', 'title', ['navbar', 'title']],
  ['navbar', 'logo.alt', ['navbar', 'logo', 'alt']],
  ['footer', 'copyright', ['footer', 'copyright']],
  ['version', 'version.label', ['docs', 'versions', 1, 'label']],
  ['blog', 'description', ['blog', 'description']]
] as const)('in the %s file "%s" is a field', (kind, id, path) => {
  const messages = { [id]: 'Neu', other: 'x' }
  const fields = parseFields({ kind, version: '1.0', messages }, config)
  expect(fields).toEqual([{ path, text: 'Neu' }])
})

testTranslation(
  'the blog options translate only its title and description',
  async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'translations-'))
    const options = {
      title: { message: 'News' },
      description: { message: 'All that happened.' }
    }
    writeFiles(root, {
      'docusaurus.config.js': "module.exports = {\n  title: 'Blog'\n}",
      'docs/blog.md':
        '---\nsidebar_label: Blog\n---\n\n# How to write for the blog',
      'blog/2024-01-01-first.md': '# First',
      'i18n/en/docusaurus-plugin-content-blog/options.json':
        JSON.stringify(options)
    })
    const content = await readContent(root, { features })
    const { site } = planSite(content, { withDrafts: false, locale: 'en' })
    expect(site.client).toMatchObject({ title: 'Blog' })
    expect(site.content.config.blog).toMatchObject({
      title: 'News',
      description: 'All that happened.'
    })
    expect(JSON.stringify(site.versions)).not.toMatch(/News|happened/)
  }
)

test('other messages are ignored', () => {
  const messages = {
    'sidebar.a.category.B.link.generated-index.title': 'x',
    'sidebar.a': 'x',
    'logo.alt': 'x'
  }
  const about = { kind: 'version', version: '1.0', messages } as const
  expect(parseLabels(messages)).toEqual([])
  expect(parseFields(about, config)).toEqual([])
})

test('theme messages become texts of this site', () => {
  expect(
    parseTexts({
      'theme.docs.paginator.next': 'Weiter',
      'theme.blog.post.readMoreLabel': 'Mehr über {title}',
      'homepage.hello': 'Hallo'
    })
  ).toEqual({ next: 'Weiter', readMoreAbout: 'Mehr über {title}' })
})

test('a message with unknown placeholders is ignored', () => {
  expect(parseTexts({ 'theme.docs.paginator.next': 'Weiter {x}' })).toEqual({})
})

testTranslation(
  'a translated page can be in the folder that Docusaurus uses',
  async () => {
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
    const content = await readContent(root, { features })
    const { site } = planSite(content, { withDrafts: false, locale: 'de' })
    expect(site.content.docs.map(({ bodyTitle }) => bodyTitle)).toEqual([
      'Eins',
      'Zwei'
    ])
  }
)
