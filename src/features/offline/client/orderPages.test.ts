import { expect, test } from 'vitest'
import type { Href } from '../../../core/model/paths.ts'
import type { SidebarItem } from '../../../core/model/sidebar.ts'
import { orderPages } from './orderPages.ts'

const query = createSidebar([
  createLink('/docs/started'),
  {
    kind: 'category',
    label: 'Keys',
    href: '/docs/category/keys' as Href,
    items: [createLink('/docs/Keys/use'), createLink('/docs/keys/about')],
    collapsible: true,
    collapsed: true
  },
  { kind: 'html', value: '<hr>' },
  createLink('/docs/api')
])

test.each([
  [
    'as their sidebar lists them, with categories before what they contain',
    ['/docs/api', '/docs/keys/about', '/docs/category/keys', '/docs/started'],
    ['/docs/started', '/docs/category/keys', '/docs/keys/about', '/docs/api']
  ],
  [
    'whatever the case of their address',
    ['/docs/keys/about', '/docs/keys/use'],
    ['/docs/keys/use', '/docs/keys/about']
  ],
  [
    'sidebar after sidebar',
    ['/docs/form', '/docs/api', '/docs/started'],
    ['/docs/started', '/docs/api', '/docs/form']
  ],
  [
    'by title after all that are in a sidebar',
    ['/blog/b', '/blog/a', '/docs/form'],
    ['/docs/form', '/blog/a', '/blog/b']
  ]
])('pages are listed %s', (_, pages, expected) => {
  const form = createSidebar([createLink('/docs/form')])
  expect(
    orderPages(
      pages.map(href => ({ href: href as Href, title: href })),
      [query, form]
    ).map(({ href }) => href)
  ).toEqual(expected)
})

function createSidebar(items: readonly SidebarItem[]) {
  return { items }
}

function createLink(href: string): SidebarItem {
  return { kind: 'link', label: href, href: href as Href }
}
