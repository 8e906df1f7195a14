import { expect, test } from 'vitest'
import { list, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

const neighbours = 'nav[aria-label="Docs pages"]'
const crumbs = 'nav[aria-label="Breadcrumbs"]'

conform('handbook', '/docs/guide/second', {
  '2.5.7 neighbours have a navigation of their own, labelled Previous and Next':
    {
      [`${neighbours} a`]: ['PreviousStart', 'NextBasics'],
      [`${neighbours} a@rel`]: ['prev', 'next']
    }
})
conform('handbook', '/docs/plain/one', {
  '2.5.7 a page without a sidebar has no neighbours': {
    [neighbours]: [''],
    [`${neighbours} a`]: []
  }
})
conform('handbook', '/docs/guide/start', {
  '2.5.7 a page may have a different label as a neighbour': {
    [`${neighbours} a`]: ['NextThe second page']
  }
})
conform('handbook', '/docs/guide/basics/first', {
  '2.5.4 a page may name its previous page': {
    [`${neighbours} a[rel=prev]`]: ['PreviousStart']
  },
  '2.5.8 breadcrumbs go from home through the categories to the page, which is plain text':
    {
      [`${crumbs} li`]: ['', 'Basics', 'First basics'],
      [`${crumbs} a@href`]: ['/', '/docs/guide/basics/']
    },
  '2.5.8 home is an icon with an accessible name': {
    [`${crumbs} a:has(svg)@href`]: ['/'],
    [`${crumbs} a:has(svg)@aria-label`]: ['Home page']
  }
})
conform('handbook', '/docs/guide/basics/later', {
  '2.5.4 a page may hide its next page': {
    [`${neighbours} a`]: [/^Previous/]
  }
})

test('2.5.7 the reading order follows docs and linked categories, depth first', () => {
  expect(walk('/docs/guide/start')).toEqual([
    '/docs/guide/start',
    '/docs/guide/second',
    '/docs/guide/basics/',
    '/docs/guide/basics/first',
    '/docs/guide/basics/later'
  ])
})

test('2.5.7 the reading order skips links, markup, references and unlisted pages', () => {
  expect(walk('/docs/guide/deep/inner')).toEqual([
    '/docs/guide/deep/inner',
    '/docs/guide/deep/outer',
    '/docs/guide/fixed',
    '/docs/guide/fixedLink',
    '/docs/guide/fixedChild',
    '/docs/guide/open',
    '/docs/guide/secretChild',
    '/docs/category/reference',
    '/docs/reference/values',
    '/docs/reference/get',
    '/docs/reference/set',
    '/docs/reference/sent',
    '/docs/reference/lone'
  ])
})

conform('handbook', '/docs/guide/deep/inner', {
  '2.5.8 a category without a page is plain text': {
    [`${crumbs} li`]: ['', 'Deep', 'Inner', 'Inner page'],
    [`${crumbs} a@href`]: ['/']
  }
})
conform('handbook', '/docs/guide/secretChild', {
  '2.5.8 a category whose page is unlisted is plain text': {
    [`${crumbs} li`]: ['', 'Secret', 'Secret child'],
    [`${crumbs} a@href`]: ['/']
  }
})
conform('handbook', '/docs/plain/two', {
  '2.5.8 a page without a sidebar has no breadcrumbs': { [crumbs]: [] }
})

/** Follow the next links and list the pages. */
function walk(start: string): readonly string[] {
  const addresses: string[] = []
  for (let next: string | undefined = start; next; ) {
    addresses.push(next)
    const page = readPage('handbook', next)
    const [way]: readonly string[] = list(
      page,
      `${neighbours} a[rel=next]@href`
    )
    next = way && addresses.includes(way) ? undefined : way
  }
  return addresses
}
