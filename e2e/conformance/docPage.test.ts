import { describe, expect, test } from 'vitest'
import { hasPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

describe('2.5 Identity of docs', () => {
  conform('handbook', [
    {
      name: '2.5.2 the address of a doc is its folder and file name',
      at: '/docs/guide/fixed',
      see: { h1: ['Fixed page'] }
    },
    {
      name: '2.5.2 an absolute slug replaces the whole address',
      at: '/docs/moved/here',
      see: { h1: ['Absolute'] }
    },
    {
      name: '2.5.2 a relative slug stays below the folder',
      at: '/docs/plain/renamed',
      see: { h1: ['Relative'] }
    },
    {
      name: '2.5.2 the address of a folder index is its folder',
      at: '/docs/guide/basics/',
      see: { h1: ['Basics'] }
    },
    {
      name: '2.5.4 the head contains a doc’s keywords and image',
      at: '/docs/moved/here',
      see: {
        'meta[name=keywords]@content': ['moved,address'],
        'meta[property="og:image"]@content': [
          'https://handbook.example/logo.svg'
        ]
      }
    }
  ])

  test('2.5.2 a doc with a slug is not at the address of its file', () => {
    expect(hasPage('handbook', '/docs/plain/absolute')).toBe(false)
  })

  conform('bare', [
    {
      name: '2.5.1 a number prefix of a file name is not part of the address',
      at: '/kit/docs/first',
      see: { h1: ['First'] }
    },
    {
      name: '2.5.1 a number prefix of a folder name is not part of the address',
      at: '/kit/docs/folder/inside',
      see: { h1: ['Inside'] }
    },
    {
      name: '2.5.1 a date prefix of a file name stays',
      at: '/kit/docs/2024-01-05-dated',
      see: { h1: ['Dated'] }
    }
  ])
})

describe('2.5 Title of docs', () => {
  conform('handbook', [
    {
      name: '2.5.3 the title in the front matter is the heading',
      at: '/docs/guide/start',
      see: { title: ['Start | Handbook'], h1: ['Start'] }
    },
    {
      name: '2.5.3 without one, the first heading is the title, without backticks',
      at: '/docs/guide/second',
      see: { title: ['The second step | Handbook'] }
    },
    {
      name: '2.5.3 without a heading the file name is the title',
      at: '/docs/plain/nameless',
      see: { title: [/^nameless \| Handbook$/i], h1: [/^nameless$/i] }
    },
    {
      name: '2.5.3 a heading in the text is shown once, in a header',
      at: '/docs/guide/second',
      see: {
        h1: ['The second step'],
        'header > h1': ['The second step'],
        'header > h1 code': ['step']
      }
    },
    {
      name: '2.5.3 an added heading is in a header, in the article',
      at: '/docs/guide/start',
      see: {
        'header:has(> h1) + div > p:first-child': ['Words before any heading.']
      }
    },
    {
      name: '2.5.3 a hidden title shows only in the tab',
      at: '/docs/plain/one',
      see: { title: ['One | Handbook'], h1: [] }
    }
  ])
})

describe('2.5 Structure of docs', () => {
  conform('handbook', [
    {
      name: '2.5.5 a doc has breadcrumbs, heading, text, tags, edit row and neighbours in this order',
      at: '/docs/guide/start',
      see: {
        'nav[aria-label="Breadcrumbs"] ~ div header:has(h1) + div > p:first-child':
          ['Words before any heading.'],
        'nav[aria-label="Breadcrumbs"] ~ .prose ~ div:contains("Tags:") ~ div a':
          ['Edit this page', 'View as Markdown'],
        'article:has(a:contains("Edit this page")) ~ nav@aria-label': [
          'Docs pages'
        ]
      }
    },
    {
      name: '2.5.5 the tags of a doc are listed below its text',
      at: '/docs/guide/start',
      see: { '.prose + div:has(> b:contains("Tags:")) li': ['setup', 'first'] }
    },
    {
      name: '2.5.5 the last update is shown with date and author',
      at: '/docs/guide/start',
      see: {
        'article span:contains("Last updated")': [
          'Last updated on Jan 20, 2025 by Ada'
        ],
        'article span:contains("Last updated") b': ['Jan 20, 2025', 'Ada']
      }
    },
    {
      name: '2.5.5 the edit link leads to the file',
      at: '/docs/guide/start',
      see: {
        'a:contains("Edit this page")@href': [
          'https://git.example.com/handbook/edit/docs/guide/start.mdx'
        ]
      }
    },
    {
      name: '2.5.4 the page’s own edit address wins',
      at: '/docs/plain/alone',
      see: {
        'a:contains("Edit this page")@href': ['https://git.example.com/alone']
      }
    },
    {
      name: '2.5.4 a page can hide its edit link',
      at: '/docs/plain/two',
      see: { 'a:contains("Edit this page")': [] }
    },
    {
      name: '2.5.5 a doc with a hidden table of contents has no column for it',
      at: '/docs/guide/deep/outer',
      see: { 'nav[aria-label="Table of contents"]': [] }
    }
  ])

  conform('own', [
    {
      name: '2.5.9 a site with one version has neither badge nor banner',
      at: '/docs/form/started',
      see: {
        'main :contains("Version:")': [],
        'main :contains("no longer actively maintained")': []
      }
    }
  ])
})
