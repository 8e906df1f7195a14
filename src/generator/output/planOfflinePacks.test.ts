import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createOutputFile, type OutputFile } from '../../model/paths.ts'
import {
  createShardFile,
  createTextsFile,
  SEARCH_INDEX_FILE
} from '../../model/searchIndex.ts'
import { readContent } from '../content/readContent.ts'
import { createRedirects, createRoutes } from '../routes/createRoutes.ts'
import { createSite } from '../site/createSite.ts'
import { createPageTables } from './createPageTables.ts'
import { planOfflinePacks } from './planOfflinePacks.ts'

const docs = {
  'index.mdx': '# Home',
  'docs/form/one.md': '# One',
  'docs/form/hidden.md': '---\nunlisted: true\n---\n# Hidden',
  'docs/query/two.md': '# Two',
  'docs/alone.md': '# Alone'
}
const sidebars = `export default {
  form: ['form/one', 'form/hidden', { type: 'ref', id: 'query/two' }],
  query: ['query/two'],
  cli: ['alone']
}`
const site = `export default {
  title: 'Sample',
  url: 'https://sample.example',
  navbar: { items: [
    { type: 'docSidebar', sidebarId: 'form', label: 'Forms' }
  ] },
  footer: { links: [{ label: 'The CLI', to: '/docs/alone' }] },
  redirects: [{ from: '/old/one', to: '/docs/form/one' }]
}`
const written = { ...docs, 'sidebars.ts': sidebars, 'site.ts': site }

test('topics are sidebars, by the names that readers know', async () => {
  const packs = await planPacks(written)
  expect(packs.map(({ title }) => title)).toEqual([
    'Everything',
    'Forms',
    'Query',
    'The CLI'
  ])
})

test('where all docs are in one sidebar its categories are the topics', async () => {
  const packs = await planPacks({
    ...docs,
    'site.ts': "export default { title: 'Sample', url: 'https://a.example' }",
    'docs/form/_category_.json': '{ "label": "Form" }',
    'docs/query/_category_.json': '{ "label": "Query" }'
  })
  expect(packs.map(({ title, pages }) => [title, listTitles(pages)])).toEqual([
    ['Everything', ['Alone', 'One', 'Sample', 'Two']],
    ['Form', ['One']],
    ['Query', ['Two']]
  ])
})

test('the pages of a topic stand in reading order', async () => {
  const packs = await planPacks({
    ...written,
    'docs/form/about.md': '# About',
    'sidebars.ts': sidebars.replace("'form/one'", "'form/one', 'form/about'")
  })
  const forms = packs.find(({ title }) => title === 'Forms')
  expect(forms?.pages.map(({ title }) => title)).toEqual(['One', 'About'])
})

test('a pack holds chunks, sidebar, tables, images and the search', async () => {
  const packs = await planPacks(written)
  expect(packs.find(({ title }) => title === 'Forms')?.files).toEqual([
    'assets/current-form.json',
    'assets/docs/form/one.html.js',
    'assets/search/terms.00000001.json',
    'assets/search/text.docs-form-one.json',
    'docs/form/one.html.png',
    'pages/docs.json', // where /docs/form leads on to it
    'pages/docs/form.json',
    'pages/old.json',
    'pages/root.json', // where /docs leads on to it
    'search.json'
  ])
})

test('everything knows what is not there, and no hidden page', async () => {
  const [everything] = await planPacks(written)
  expect(everything?.files).toContain('assets/404.html.js')
  expect(everything?.files).not.toContain('assets/docs/form/hidden.html.js')
})

/** Plan the packs of a content folder whose pages show an image each. */
async function planPacks(files: Readonly<Record<string, string>>) {
  const root = await mkdtemp(path.join(tmpdir(), 'packs-'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  const created = createSite(await readContent(root), {
    withDrafts: false,
    locale: 'en'
  })
  const pages = createRoutes(created).map(planned => {
    const { pathname } = planned.route
    const file = createOutputFile(pathname)
    const { sidebarKey } = planned
    const sidebar = `assets/${sidebarKey}.json` as OutputFile // relative
    const record = {
      pathname,
      files: [`assets/${file}.js`],
      ...(sidebarKey === undefined ? {} : { sidebar })
    }
    return { planned, record, file, html: `<img src="/${file}.png">` }
  })
  const records = pages.map(({ record }) => record)
  const tables = createPageTables(records, createRedirects(created))
  return planOfflinePacks(created, {
    pages,
    tables,
    search: {
      root: { file: SEARCH_INDEX_FILE, text: '' },
      shards: [{ file: createShardFile('00000001'), text: '' }],
      texts: new Map(
        records.map(({ pathname }) => {
          const hash = pathname.slice(1).replaceAll('/', '-')
          return [pathname, { file: createTextsFile(hash), text: '' }]
        })
      )
    }
  })
}

function listTitles(pages: readonly { readonly title: string }[]) {
  return pages.map(({ title }) => title).sort()
}
