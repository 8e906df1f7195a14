import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../build/writeFiles.fixture.ts'
import { readContent } from '../content/read/readContent.ts'
import { createTopicFinder } from './createTopicFinder.ts'
import { planSite } from './planSite.ts'

const docs = {
  'docs/form/one.md': '# One',
  'docs/query/two.md': '# Two',
  'docs/alone.md': '# Alone'
}

test('topics are sidebars, with the labels that readers see', async () => {
  const topics = await readTopics({
    ...docs,
    'sidebars.ts': `export default {
      form: ['form/one', { type: 'ref', id: 'query/two' }],
      query: ['query/two'],
      cli: ['alone']
    }`,
    'site.ts': `export default {
      title: 'Sample',
      url: 'https://sample.example',
      navbar: { items: [
        { type: 'docSidebar', sidebarId: 'form', label: 'Forms' }
      ] },
      footer: { links: [{ label: 'The CLI', to: '/docs/alone' }] }
    }`
  })
  expect(topics).toEqual([
    ['Alone', 'The CLI'],
    ['One', 'Forms'],
    ['Two', 'Query']
  ])
})

test('with a single sidebar, its categories are the topics, and the site is that of other pages', async () => {
  const topics = await readTopics({
    ...docs,
    'site.ts': "export default { title: 'Sample', url: 'https://a.example' }",
    'docs/form/_category_.json': '{ "label": "Form" }',
    'docs/query/_category_.json': '{ "label": "Query" }'
  })
  expect(topics).toEqual([
    ['Alone', 'Sample'],
    ['One', 'Form'],
    ['Two', 'Query']
  ])
})

/** Read a content folder's docs with their topics. */
async function readTopics(files: Readonly<Record<string, string>>) {
  const root = await mkdtemp(path.join(tmpdir(), 'topics-'))
  writeFiles(root, files)
  const { site, routes } = planSite(await readContent(root), {
    withDrafts: false,
    locale: 'en'
  })
  const findTopic = createTopicFinder(site)
  return routes
    .filter(({ route }) => route.kind === 'doc')
    .map(planned => [planned.route.title, findTopic(planned)])
}
