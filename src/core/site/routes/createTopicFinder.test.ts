import { expect, test } from 'vitest'
import { createTopicFinder } from './createTopicFinder.ts'
import { planTestSite } from './planTestSite.fixture.ts'

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
  const { site, planned } = await planTestSite(files)
  const findTopic = createTopicFinder(site)
  return planned
    .filter(({ route }) => route.kind === 'doc')
    .map(page => [page.route.title, findTopic(page)])
}
