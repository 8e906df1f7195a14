import { expect, test } from 'vitest'
import type { Href } from '../../../core/model/paths.ts'
import type { SidebarItem } from '../../../core/model/sidebar.ts'
import { groupPages } from './groupPages.ts'
import type { StoredPage } from './readStoredPages.ts'

const topics = [
  { ...createTopic('Query', '/kit/docs/query/start'), sidebar: 'query' },
  { ...createTopic('Form', '/kit/docs/form'), sidebar: 'form' },
  createTopic('Blog', '/kit/blog')
]
const keys: SidebarItem = {
  kind: 'category',
  label: 'Keys',
  href: '/kit/docs/category/keys' as Href,
  items: [createLink('/kit/docs/query/Keys/use')],
  collapsible: true,
  collapsed: true
}
const query = {
  id: 'query',
  items: [createLink('/kit/docs/query/start'), keys, createLink('/kit/api')]
}
const form = { id: 'form', items: [createLink('/kit/docs/form')] }

test('pages belong to the library with their sidebar, and posts to the blog', () => {
  const pages = [
    createPage('/kit/blog/2025/a'),
    createPage('/kit/blog'),
    { ...createPage('/kit/docs/form'), sidebar: form },
    { ...createPage('/kit/api'), sidebar: query }
  ]
  expect(list(pages)).toEqual([
    ['Query', ['/kit/api']],
    ['Form', ['/kit/docs/form']],
    ['Blog', ['/kit/blog', '/kit/blog/2025/a']]
  ])
})

test('other pages come last', () => {
  const pages = [
    createPage('/kit/'),
    createPage('/kit/blogging'),
    { ...createPage('/kit/docs/other'), sidebar: { id: 'other', items: [] } },
    { ...createPage('/kit/api'), sidebar: query }
  ]
  expect(list(pages)).toEqual([
    ['Query', ['/kit/api']],
    ['', ['/kit/', '/kit/blogging', '/kit/docs/other']]
  ])
})

test('pages are in sidebar order, whatever the case of their addresses', () => {
  const pages = [
    '/kit/docs/query/unlisted',
    '/kit/api',
    '/kit/docs/query/keys/use',
    '/kit/docs/category/keys',
    '/kit/docs/query/start'
  ].map(href => ({ ...createPage(href), sidebar: query }))
  expect(list(pages)).toEqual([
    [
      'Query',
      [
        '/kit/docs/query/start',
        '/kit/docs/category/keys',
        '/kit/docs/query/keys/use',
        '/kit/api',
        '/kit/docs/query/unlisted'
      ]
    ]
  ])
})

test('without topics there is one group', () => {
  const pages = [createPage('/'), createPage('/docs/a')]
  expect(groupPages(pages, [])).toEqual([{ topic: undefined, pages }])
})

function list(pages: readonly StoredPage[]) {
  return groupPages(pages, topics).map(group => [
    group.topic?.label ?? '',
    group.pages.map(({ href }) => href)
  ])
}

function createPage(href: string): StoredPage {
  return { title: href, href: href as Href }
}

function createTopic(label: string, href: string) {
  return { label, href: href as Href }
}

function createLink(href: string): SidebarItem {
  return { kind: 'link', label: href, href: href as Href }
}
