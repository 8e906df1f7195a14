import { expect, test } from 'vitest'
import type { Href } from '../../../core/model/paths.ts'
import { groupPages } from './groupPages.ts'
import type { StoredPage } from './readStoredPages.ts'

const topics = [
  createTopic('Query', '/kit/docs/query/start'),
  createTopic('Form', '/kit/docs/form'),
  createTopic('Blog', '/kit/blog')
]

test.each([
  ['below the folder of its first page', ['/kit/docs/query/a/b'], ['Query']],
  ['at any letter case', ['/kit/DOCS/query/a'], ['Query']],
  [
    'whose first page is the index of its folder',
    ['/kit/docs/form/b'],
    ['Form']
  ],
  ['is that page', ['/kit/docs/form'], ['Form']],
  ['only if the name of the folder is the same', ['/kit/docs/formal'], ['']],
  ['at the top', ['/kit/blog/2025/a', '/kit/blog'], ['Blog']]
])('a page belongs to a topic: %s', (_, addresses, expected) => {
  expect(group(addresses).map(([label]) => label)).toEqual(expected)
})

test('topics keep their order, and other pages come last', () => {
  const addresses = [
    '/kit/',
    '/kit/docs/form/b',
    '/kit/docs/query/b',
    '/kit/docs/query/a'
  ]
  expect(group(addresses)).toEqual([
    ['Query', ['/kit/docs/query/b', '/kit/docs/query/a']],
    ['Form', ['/kit/docs/form/b']],
    ['', ['/kit/']]
  ])
})

test('the page that is named like its topic comes first', () => {
  const named = { ...createPage('/kit/docs/form/b'), title: 'Form' }
  expect(listGroups([createPage('/kit/docs/form/a'), named])).toEqual([
    ['Form', ['/kit/docs/form/b', '/kit/docs/form/a']]
  ])
})

test('without topics there is one group', () => {
  const pages = [createPage('/docs/a'), createPage('/')]
  expect(groupPages(pages, [], '/')).toEqual([{ pages }])
})

test('a page of no folder belongs to those with its sidebar', () => {
  const sidebar = 'query.json'
  const pages = [
    { ...createPage('/kit/docs/category/keys'), sidebar },
    { ...createPage('/kit/docs/query/a'), sidebar },
    { ...createPage('/kit/docs/category/other'), sidebar: 'other.json' },
    createPage('/kit/docs/tags')
  ]
  expect(listGroups(pages)).toEqual([
    ['Query', ['/kit/docs/category/keys', '/kit/docs/query/a']],
    ['', ['/kit/docs/category/other', '/kit/docs/tags']]
  ])
})

function group(addresses: readonly string[]) {
  return listGroups(addresses.map(createPage))
}

function listGroups(pages: readonly StoredPage[]) {
  return groupPages(pages, topics, '/kit/').map(group => [
    group.topic?.label ?? '',
    group.pages.map(({ href }) => href)
  ])
}

function createPage(href: string) {
  return { title: href, href: href as Href }
}

function createTopic(label: string, href: string) {
  return { label, href: href as Href }
}
