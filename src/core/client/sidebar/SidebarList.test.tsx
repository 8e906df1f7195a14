import { expect, test } from 'vitest'
import type { SidebarItem } from '../../model/sidebar.ts'
import {
  createCategory,
  createLink,
  renderOnPage,
  simplifyMarkup
} from '../ui/sampleSite.fixture.tsx'
import { SidebarTree } from './SidebarList.tsx'

test('2.5.14 the link to the current page is marked', () => {
  expect(render(createLink('started'), createLink('other'))).toBe(
    list(
      '<li><a href="/docs/started" aria-current="page">started</a></li>',
      '<li><a href="/docs/other">other</a></li>'
    )
  )
})

test('2.5.14 the link to a part of the page is marked if the address leads there', () => {
  const page = createLink('started')
  const part = { ...page, label: 'part', href: `${page.href}#part` }
  const items = [page, createCategory('Parts', [part as SidebarItem])]
  const marked = (hash: string) =>
    /aria-current="page">([^<]*)/.exec(
      simplifyMarkup(renderOnPage(<SidebarTree items={items} />, { hash }))
    )?.[1]
  expect(marked('#part')).toBe('part')
  expect(marked('#other')).toBe('started')
  expect(marked('')).toBe('started')
})

test('2.5.14 an external link announces that it opens a new tab', () => {
  const external = { ...createLink('x'), href: 'https://x.example' }
  expect(render(external as SidebarItem)).toContain(
    '<a href="https://x.example" target="_blank" rel="noopener noreferrer">x<span role="img" aria-label="(opens in a new tab)">'
  )
})

test('2.5.21 the children of a collapsed category aren’t rendered', () => {
  const category = createCategory('More', [createLink('other')], {
    href: createLink('more').href
  })
  expect(render(category)).toBe(
    list(
      `<li><div><a href="/docs/more">More</a><button type="button" disabled="" aria-expanded="false" aria-label="Expand sidebar category &#x27;More&#x27;"></button></div></li>`
    )
  )
})

test('2.5.16 2.5.25 a category with the current page is open, and its list knows its level', () => {
  const html = render(createCategory('More', [createLink('started')]))
  expect(html).toContain('<ul data-level="2"><li><a href="/docs/started"')
})

test('2.5.22 the served label of a category without a link links to its first doc', () => {
  const html = render(createCategory('More', [createLink('other')]))
  expect(html).toContain('<a href="/docs/other">More</a>')
})

test('2.5.18 a category that cannot collapse has no button', () => {
  const category = createCategory('More', [createLink('other')], {
    collapsible: false
  })
  expect(render(category)).not.toContain('<button')
})

test('2.5.24 an unlisted link is omitted unless it is current', () => {
  const unlisted = { unlisted: true } as const
  const html = render(
    { ...createLink('started'), ...unlisted },
    { ...createLink('other'), ...unlisted }
  )
  expect(html).toContain('/docs/started')
  expect(html).not.toContain('/docs/other')
})

function render(...items: readonly SidebarItem[]): string {
  return simplifyMarkup(renderOnPage(<SidebarTree items={items} />))
}

function list(...items: readonly string[]): string {
  return `<ul data-level="1">${items.join('')}</ul>`
}
