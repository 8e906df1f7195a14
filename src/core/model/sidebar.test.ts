import { describe, expect, test } from 'vitest'
import type { Href } from './paths.ts'
import {
  type CategoryData,
  createItemFinder,
  findFirstHref,
  isVisibleItem,
  type SidebarItem
} from './sidebar.ts'

const href = (path: string) => path as Href

function link(path: string, unlisted = false): SidebarItem {
  return {
    kind: 'link',
    label: path,
    href: href(path),
    ...(unlisted ? { unlisted } : {})
  }
}

function category(
  items: readonly SidebarItem[],
  own: Partial<CategoryData> = {}
): CategoryData {
  return {
    kind: 'category',
    label: 'c',
    items,
    collapsible: true,
    collapsed: true,
    ...own
  }
}

describe('2.5.26 the target of an item', () => {
  test.each<[string, SidebarItem, string | undefined]>([
    ['a listed link', link('/a'), '/a'],
    ['an unlisted link', link('/a', true), undefined],
    ['markup', { kind: 'html', value: '' }, undefined],
    ['a linked category', category([link('/b')], { href: href('/a') }), '/a'],
    ['a bare category', category([link('/b', true), link('/c')]), '/c'],
    [
      'a category with an unlisted page',
      category([link('/b')], { href: href('/a'), linkUnlisted: true }),
      '/b'
    ]
  ])('%s', (_, item, expected) => {
    expect(findFirstHref(item)).toBe(expected)
  })
})

test('2.5.15 the active items of a page are its links and their categories', () => {
  const page = link('/A/')
  const inner = category([link('/b'), page])
  const outer = category([inner])
  const owner = category([link('/c')], { href: href('/a') })
  const find = createItemFinder([outer, category([link('/d')]), owner])
  expect(find('/a')).toEqual(new Set([outer, inner, page, owner]))
  expect(find('/x')).toEqual(new Set())
})

describe('2.5.24 whether an item is visible', () => {
  test.each<[string, SidebarItem, boolean]>([
    ['an unlisted link elsewhere', link('/b', true), false],
    ['an unlisted link on its own page', link('/a', true), true],
    ['a category of unlisted links', category([link('/b', true)]), false],
    ['a category with the current page', category([link('/a', true)]), true],
    ['the page’s own category', category([], { href: href('/a') }), true],
    ['a listed link elsewhere', link('/b'), true],
    ['markup', { kind: 'html', value: '' }, true],
    [
      'a category with one visible item',
      category([link('/b', true), link('/c')]),
      true
    ],
    [
      'a category with a page, but without visible items',
      category([link('/b', true)], { href: href('/c') }),
      true
    ],
    [
      'a category whose page is unlisted, without visible items',
      category([link('/b', true)], { href: href('/c'), linkUnlisted: true }),
      false
    ]
  ])('%s', (_, item, expected) => {
    const active = createItemFinder([item])('/a')
    expect(isVisibleItem(item, active)).toBe(expected)
  })
})
