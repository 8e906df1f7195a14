import { expect, test } from 'vitest'
import { readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

const at = '/docs/category/reference'

/** The card with this title. */
const card = (title: string) => `section > article:has([title="${title}"])`

conform('manual', '/docs/category/two', {
  '2.5.29 the address of a category page derives from its label': {
    h1: ['Two']
  }
})

conform('handbook', at, {
  '2.5.30 the heading is the title of the link, the description below it and in the head':
    {
      title: ['Reference pages | Handbook'],
      h1: ['Reference pages'],
      'h1 + p': ['Everything that can be looked up.'],
      'meta[name=description]@content': ['Everything that can be looked up.']
    },
  '12.11 2.5.30 breadcrumbs end with the category as plain text': {
    'nav[aria-label="Breadcrumbs"] ol > li': ['', 'Reference'],
    'nav[aria-label="Breadcrumbs"] [aria-current=page]': ['Reference'],
    'nav[aria-label="Breadcrumbs"] a@href': ['/']
  },
  '12.11 2.5.30 neighbors follow the order of the sidebar': {
    'nav[aria-label="Docs pages"] a': ['PreviousSecret child', 'NextValues']
  },
  '12.11 2.5.26 2.5.31 each direct child with a page has a card, and a category’s card links to its first page':
    {
      'main section > article > a@href': [
        '/docs/reference/values',
        '/docs/reference/get',
        '/docs/reference/sent',
        '/docs/reference/lone',
        'https://example.com/spec',
        '/docs/plain/two'
      ]
    },
  '2.5.31 an external card opens a new tab, an internal one does not': {
    [`${card('Standard')} a@target`]: ['_blank'],
    [`${card('First steps')} a@target`]: [''],
    [`${card('Standard')} a .visually-hidden`]: ['(opens in a new tab)'],
    [`${card('First steps')} a .visually-hidden`]: []
  },
  '2.5.32 docs and categories show their descriptions, and a category without one shows its number of items':
    {
      [`${card('Values')} p`]: [/^Every value there is/],
      [`${card('Events')} p`]: ['What is sent, and when.'],
      [`${card('Methods')} p`]: ['2 items'],
      [`${card('Lone')} p`]: ['1 item']
    }
})

test('2.5.32 categories, pages and external links have different icons', () => {
  const page = readPage('handbook', at)
  const icon = (title: string) => page(`${card(title)} svg`).html()
  const icons = ['Methods', 'Values', 'Standard'].map(icon)
  expect(new Set(icons).size).toBe(3)
  expect(icons).not.toContain('')
  expect(icon('First steps')).toBe(icons[1])
})
