import { expect, test } from 'vitest'
import {
  createSearchIndex,
  type SearchedPage,
  type SearchSection
} from '../../generator/createSearchIndex.ts'
import { createShardFile } from '../../searchIndex.ts'
import { createSearcher } from './createSearcher.ts'

const pages = [
  page('/docs/query/api', 'Query API', [
    { text: 'All of its methods.' },
    { id: 'uselist', heading: 'useList', symbols: ['useList'] },
    { id: 'options-limit', heading: 'Options.limit', symbols: ['limit'] }
  ]),
  page('/docs/query/guide', 'A guide to lists', [
    { text: 'Call useList in a component, and set a limit to its items.' },
    { id: 'optimistic', heading: 'Optimistic changes' },
    { id: 'first', heading: 'First', text: 'An optimistic change is shown.' }
  ]),
  page('/docs/query/v1/guide', 'Optimistic changes in v1', [{}], 0.6),
  page('/docs/modals/help', 'Troubleshooting modals', [
    {},
    { id: 'nothing', heading: 'Nothing appears', text: 'The modal is there.' },
    { id: 'set', heading: 'Settings', text: 'Open the modal with --force.' }
  ]),
  page('/docs/cli', 'CLI', [{ code: 'toolbox create --force --dry-run' }]),
  page('/docs/permissions', 'Permissions', [
    {},
    {
      id: 'permissions-request',
      heading: 'Permissions.request',
      symbols: ['request']
    },
    { id: 'ask', heading: 'Ask', text: 'Requests are shown to the user.' }
  ])
]

const { root, shards } = createSearchIndex({
  pages,
  language: 'en-GB',
  synonyms: { popup: ['modals'] }
})
const texts = new Map(shards.map(({ file, text }) => [file, text]))
const searcher = createSearcher(JSON.parse(root.text), async hash =>
  JSON.parse(texts.get(createShardFile(hash)) ?? '[]')
)

test.each([
  ['a name finds its documentation', 'useList', '/docs/query/api#uselist'],
  ['in lower case too', 'uselist', '/docs/query/api#uselist'],
  ['with a typo too', 'useLsit', '/docs/query/api#uselist'],
  ['part of a name is enough', 'limit', '/docs/query/api#options-limit'],
  [
    'both parts of a dotted name count',
    'permissions.request',
    '/docs/permissions#permissions-request'
  ],
  [
    'a match in the title ranks above one in the text',
    'optimistic',
    '/docs/query/guide#optimistic'
  ],
  ['a typo is forgiven', 'optimstic', '/docs/query/guide#optimistic'],
  [
    'the current version ranks above old ones',
    'optimistic changes',
    '/docs/query/guide#optimistic'
  ],
  [
    'an old version is found by its version name',
    'optimistic v1',
    '/docs/query/v1/guide'
  ],
  ['a prefix is enough', 'troub', '/docs/modals/help'],
  [
    'other forms of a word are found',
    'requested',
    '/docs/permissions#permissions-request'
  ],
  [
    'not every word must match',
    'nothing appears when I open a window',
    '/docs/modals/help#nothing'
  ],
  ['a flag is found', '--dry-run', '/docs/cli'],
  ['a synonym of the site is found', 'popup', '/docs/modals/help']
])('%s: %s', async (_, query, expected) => {
  const [best] = await searcher.search(query)
  const found = pages[best?.page ?? -1]
  const id = found?.sections[best?.section ?? -1]?.id
  expect(`${found?.path}${id && `#${id}`}`).toBe(expected)
})

test('a loaded index is searched synchronously', async () => {
  await searcher.search('useList')
  expect(searcher.search('useList')).toBeInstanceOf(Array)
})

test.each(['', '   ', '…'])('%j finds nothing', async query => {
  expect(await searcher.search(query)).toEqual([])
})

function page(
  path: string,
  title: string,
  sections: readonly Partial<SearchSection>[],
  weight = 1
): SearchedPage {
  const empty = { id: '', heading: '', symbols: [], text: '', code: '' }
  return {
    path,
    title,
    group: 'Docs',
    weight,
    sections: sections.map(section => ({
      ...empty,
      ...section,
      ...(section.heading?.includes('.') && { isMember: true })
    }))
  }
}
