import { expect, test } from 'vitest'
import type { Href, Pathname } from '../model/paths.ts'
import type { SidebarNode } from './site.ts'
import { toSidebarItem } from './toClientSidebar.ts'

const page = {
  kind: 'page',
  pathname: '/docs/alone' as Pathname,
  title: 'Alone',
  description: undefined,
  keywords: undefined,
  image: undefined,
  place: { file: 'sidebars.ts' }
} as const
const category = {
  kind: 'category',
  label: 'Alone',
  nodes: [],
  collapsible: true,
  collapsed: true,
  description: undefined,
  link: page
} as const satisfies SidebarNode

test('a category that has a page and no items is a link', () => {
  expect(toSidebarItem(category, '/kit/')).toEqual({
    kind: 'link',
    label: 'Alone',
    href: '/kit/docs/alone' as Href
  })
})

test('a category that has a page and items stays a category', () => {
  const nodes = [{ kind: 'html', value: 'a' }] as const
  expect(toSidebarItem({ ...category, nodes }, '/kit/')).toMatchObject({
    kind: 'category',
    href: '/kit/docs/alone'
  })
})
