import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../../core/content/read/readContent.ts'
import { resolveVersions } from '../../../core/content/read/resolveVersions.ts'
import { createReport } from '../../../core/content/report.ts'
import { siteConfigSchema } from '../../../core/content/schema/siteConfigSchema.ts'
import { hasFeatures } from '../../../core/hasFeatures.fixture.ts'
import { planSite } from '../../../core/site/routes/planSite.ts'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'
import { features } from '../../../features.ts'
import { readTranslations } from './readTexts.ts'

/** Skipped without the feature that translates. */
const testTranslation = test.runIf(hasFeatures('locales'))

async function readLabels(files: Readonly<Record<string, object>>) {
  const root = mkdtempSync(path.join(tmpdir(), 'translations-'))
  const named = Object.entries(files).map(([name, messages]) => [
    `i18n/de/${name}.json`,
    JSON.stringify(messages)
  ])
  writeFiles(root, Object.fromEntries(named))
  const { report, listDiagnostics } = createReport()
  const config = siteConfigSchema.parse({ title: 'Kit' })
  const { labels, fields } = await readTranslations(
    'i18n/de',
    {
      contentDir: root,
      config: { ...config, docs: { ...config.docs, versions } }
    },
    report
  )
  expect(listDiagnostics()).toEqual([])
  return { labels: [...labels], fields }
}

const versions = resolveVersions(
  {},
  { names: ['1.0'], current: { folder: 'docs' } }
)
const message = 'Neu'

test.each([
  ['item.label.Guides', 'Guides'],
  ['link.title.Read', 'Read'],
  ['link.item.label.News', 'News'],
  ['sidebar.guides.category.How it works. Why', 'How it works. Why'],
  ['sidebar.guides.link.Elsewhere', 'Elsewhere']
])('the message "%s" translates "%s"', async (id, written) => {
  const name = 'docusaurus-plugin-content-docs/current'
  const { labels } = await readLabels({ [name]: { [id]: { message } } })
  expect(labels).toEqual([[written, 'Neu']])
})

test.each([
  ['theme-classic/navbar', 'title', ['navbar', 'title']],
  ['theme-classic/navbar', 'logo.alt', ['navbar', 'logo', 'alt']],
  ['theme-classic/footer', 'copyright', ['footer', 'copyright']],
  [
    'plugin-content-docs/version-1.0',
    'version.label',
    ['docs', 'versions', 1, 'label']
  ],
  ['plugin-content-blog/options', 'description', ['blog', 'description']]
] as const)('in %s.json "%s" is a field', async (file, id, path) => {
  const messages = {
    [id]: { message },
    other: { message },
    'sidebar.a.category.B.link.generated-index.title': { message }
  }
  const found = await readLabels({ [`docusaurus-${file}`]: messages })
  expect(found).toEqual({ labels: [], fields: [{ path, text: 'Neu' }] })
})

test.runIf(hasFeatures('blog', 'locales'))(
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
    expect(site.content.config).toMatchObject({
      blog: { title: 'News', description: 'All that happened.' }
    })
    expect(JSON.stringify(site.versions)).not.toMatch(/News|happened/)
  }
)

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
