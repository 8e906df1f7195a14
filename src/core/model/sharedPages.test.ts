import { expect, test } from 'vitest'
import type { NavbarLink } from './navbar.ts'
import type { Href } from './paths.ts'
import { listSharedKeys } from './sharedPages.ts'

test('the shared pages are those linked from the navbar, the footer and the libraries', () => {
  const keys = listSharedKeys({
    baseUrl: '/kit/',
    navbar: {
      hideOnScroll: false,
      logo: { src: '/kit/logo.svg', alt: '', href: '/kit/' },
      items: [
        { position: 'left', ...createLink('/kit/docs/Link/') },
        {
          position: 'left',
          ...createLink('/kit/docs/two'),
          versions: { one: { href: '/kit/docs/one/two' as Href } }
        },
        {
          position: 'left',
          kind: 'dropdown',
          label: 'More',
          active: {},
          items: [createLink('/kit/docs/dropped.html?a=b#c')]
        },
        {
          position: 'right',
          kind: 'feature',
          type: 'menu',
          before: [createLink('/kit/docs/before')],
          after: []
        },
        { position: 'right', kind: 'html', html: '<b>New</b>' }
      ]
    },
    footer: {
      style: 'dark',
      columns: [
        {
          items: [
            createLink('/kit/docs/gr%C3%B6%C3%9Fe'),
            createLink('https://example.com/kit/docs/external'),
            createLink('/other/site'),
            { kind: 'html', html: '<a href="/kit/docs/html">Markup</a>' }
          ]
        }
      ]
    },
    libraries: [
      {
        title: 'Data',
        libraries: [
          { label: 'Query', sidebar: 'query', href: '/kit/docs/query' as Href }
        ]
      }
    ]
  })
  expect([...keys]).toEqual([
    '/',
    '/docs/link',
    '/docs/two',
    '/docs/one/two',
    '/docs/dropped',
    '/docs/before',
    '/docs/größe',
    '/docs/query'
  ])
})

function createLink(href: string): NavbarLink & { label: string } {
  return { kind: 'link', label: href, href, isExternal: false, active: {} }
}
