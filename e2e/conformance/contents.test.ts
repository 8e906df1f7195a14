import { expect, test } from 'vitest'
import { list, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

const contents = 'nav[aria-label="Table of contents"]'

test('2.8.1 9.5 headings of levels 2 and 3 are listed in order, level 1 never', () => {
  const page = readPage('handbook', '/docs/plain/long')
  const listed = list(page, `${contents} a`)
  expect(listed.length).toBeGreaterThan(3)
  expect(listed.map(text => `${text}\u200B`)).toEqual(
    list(page, 'main .prose :is(h2, h3)')
  )
  expect(listed).not.toContain(list(page, 'h1')[0])
})

test('2.8.1 an entry keeps code, emphasis and deletions, and reduces links to text', () => {
  const page = readPage('hideable', '/docs/long')
  expect(page(`${contents} a:contains("Some code")`).html()).toBe(
    'Some <code>code</code>, <em>stress</em>, <del>loss</del> and a link'
  )
})

conform('hideable', '/docs/levels', {
  '2.8.1 a page chooses its levels, which nest, and headings without a parent move up':
    {
      [`${contents} > ul > li > a`]: ['Third', 'Fourth again', 'Third again'],
      [`${contents} > ul > li:first-child > ul > li > a`]: ['Fourth'],
      [`${contents} > ul > li:first-child > ul > li > ul > li > a`]: ['Fifth'],
      [`${contents} a`]: [
        'Third',
        'Fourth',
        'Fifth',
        'Fourth again',
        'Third again'
      ]
    }
})
conform('hideable', '/docs/without', {
  '2.8.4 a page can hide its table of contents': {
    'body :contains("On this page")': [],
    [contents]: []
  }
})
conform('hideable', '/docs/parts', {
  '2.8.6 the headings of an imported part are listed in place': {
    [`${contents} a`]: ['Before', 'From a part', 'Below it', 'After']
  }
})
conform('hideable', '/docs/own', {
  '2.8.6 a table of contents exported by the page wins': {
    [`${contents} a`]: ['Chosen by hand', 'And this']
  }
})

conform('handbook', '/docs/guide/start', {
  '2.8.2 the served page contains the table of contents, and 2.8.3 its closed panel':
    {
      [`${contents} > ul > li:last-child > a@href`]: ['#second-section'],
      'details:contains("On this page")@open': [''],
      'details:contains("On this page") > ul > li:last-child > a@href': [
        '#second-section'
      ]
    }
})
conform('handbook', '/blog/newest', {
  '2.8.3 the blog has no such panel': {
    'details:contains("On this page")': []
  }
})
