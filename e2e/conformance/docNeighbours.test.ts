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

conform('handbook', '/docs/guide/secretChild', {
  '2.5.8 a category whose page is unlisted is plain text': {
    [`${crumbs} li`]: ['', 'Secret', 'Secret child'],
    [`${crumbs} a@href`]: ['/']
  }
})
conform('handbook', '/docs/plain/two', {
  '2.5.8 a page without a sidebar has no breadcrumbs': { [crumbs]: [] }
})
