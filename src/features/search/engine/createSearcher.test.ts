import { expect, test } from 'vitest'
import { buildSearchIndex } from '../generator/buildSearchIndex.ts'
import type { SearchedPage, SearchSection } from '../generator/indexBlock.ts'
import { nameShardFile } from '../searchIndex.ts'
import { createSearcher, groupHits, type Hit } from './createSearcher.ts'

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

const { root, shards } = buildSearchIndex({
  pages,
  language: 'en-GB',
  synonyms: { popup: ['modals'] }
})
const texts = new Map(shards.map(({ file, text }) => [file, text]))
const searcher = createSearcher(JSON.parse(root.text), async hash =>
  JSON.parse(texts.get(nameShardFile(hash)) ?? '[]')
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

const index = {
  groups: ['Query', 'Form'],
  pages: { ...JSON.parse(root.text).pages, groups: [0, 1, 0, 1, 0, 1, 0, 1] }
}

test.each<[string, readonly (readonly [number, number, number])[], object]>([
  [
    'are grouped in the order of the best hits',
    [
      [1, 0, 9],
      [0, 0, 8],
      [3, 0, 7]
    ],
    { Form: ['1.0', '3.0'], Query: ['0.0'] }
  ],
  [
    'include other hits of a page if they score almost as high as its best',
    [
      [0, 0, 10],
      [1, 0, 9],
      [0, 1, 7],
      [0, 2, 6.9]
    ],
    { Query: ['0.0', '0.1'], Form: ['1.0'] }
  ],
  [
    'include at most three per page',
    [
      [0, 0, 10],
      [0, 1, 10],
      [0, 2, 10],
      [0, 3, 10]
    ],
    { Query: ['0.0', '0.1', '0.2'] }
  ],
  [
    'come from at most six pages',
    [
      [0, 0, 9],
      [2, 0, 9],
      [4, 0, 9],
      [6, 0, 9],
      [1, 0, 9],
      [3, 0, 9],
      [5, 0, 9],
      [0, 1, 9]
    ],
    { Query: ['0.0', '0.1', '2.0', '4.0', '6.0'], Form: ['1.0', '3.0'] }
  ]
])('the displayed hits %s', (_, given, expected) => {
  const hits = given.map(
    ([at, section, score]): Hit => ({
      page: at,
      section,
      score,
      terms: new Set()
    })
  )
  const shown = groupHits(hits, index).map(({ label, hits: found }) => [
    label,
    found.map(hit => `${hit.page}.${hit.section}`)
  ])
  expect(Object.fromEntries(shown)).toEqual(expected)
  expect(shown.map(([label]) => label)).toEqual(Object.keys(expected))
})

/** Search pages whose sections contain only text. */
async function searchTexts(
  query: string,
  given: readonly (readonly string[])[],
  weights: readonly number[] = []
) {
  const built = buildSearchIndex({
    pages: given.map((sections, at) =>
      page(
        `/${at}`,
        'Page',
        sections.map(text => ({ text })),
        weights[at]
      )
    ),
    language: 'en',
    synonyms: {}
  })
  const files = new Map(built.shards.map(({ file, text }) => [file, text]))
  const { search } = createSearcher(JSON.parse(built.root.text), async hash =>
    JSON.parse(files.get(nameShardFile(hash)) ?? '[]')
  )
  return search(query)
}

const other = 'Nothing about it.'
test.each([
  [
    'a page with another verb for the task',
    'put a task',
    [['Delete a task.'], ['Create a task.']],
    [],
    1
  ],
  [
    "a page with the reader's own verb",
    'put a task',
    [['Create a task.'], ['Put a task.']],
    [],
    1
  ],
  [
    'a page that matches in more sections',
    'modal',
    [
      ['A modal.', other],
      ['A modal.', 'A modal.']
    ],
    [],
    1
  ],
  [
    'a section with more of the words',
    'open modal',
    [['A modal, modal.'], ['Open a modal.']],
    [],
    1
  ],
  [
    'a page with more weight',
    'modal',
    [['A modal.'], ['A modal.']],
    [0.5, 1],
    1
  ],
  ['the first of equal pages', 'modal', [['A modal.'], ['A modal.']], [], 0]
])('%s ranks first', async (_, query, given, weights, expected) => {
  const [best] = await searchTexts(query, given, weights)
  expect(best?.page).toBe(expected)
})

test.each([
  ['without the vowel points of the page', 'الدليل'],
  ['with vowel points', 'الدَّلِيلُ'],
  ['without the hamza of the page', 'الاعدادات'],
  ['with tatweel', 'الدليـــل'],
  ['by its beginning', 'الاعد']
])('an Arabic word is found %s', async (_, query) => {
  const hits = await searchTexts(query, [[other], ['الدَّلِيلُ الإعدادات']])
  expect(hits.map(hit => hit.page)).toEqual([1])
})

test('at most three other sections raise the score of a page', async () => {
  const score = async (count: number) => {
    const sections = Array.from({ length: count }, () => 'A modal.')
    const filler = Array.from({ length: 9 - count }, () => 'A query.')
    const [best] = await searchTexts('modal', [[...sections, ...filler]])
    return best?.score ?? 0
  }
  const [four, five] = [await score(4), await score(5)]
  // A word in more sections scores lower.
  expect(five).toBeLessThan(four)
})

test('hits are sorted by score', async () => {
  const hits = await searchTexts('open modal', [
    ['A modal.', 'Open a modal.'],
    ['Open.', other]
  ])
  const scores = hits.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((one, next) => next - one))
  expect(hits).toHaveLength(3)
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
