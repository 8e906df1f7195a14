import { expect, test } from 'vitest'
import { readFile } from '../support/builtPage.ts'
import { conform, conformMissing } from '../support/conform.ts'

const sidebar = 'nav[aria-label="Docs sidebar"]'

conform('handbook', '/docs/guide/unlisted', {
  '2.5.6 an unlisted doc explains that above its article': {
    'aside:has(+ article) > b': ['Unlisted page'],
    'aside:has(+ article) > p': [
      'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.'
    ]
  },
  '2.5.6 an unlisted doc asks search engines not to index it': {
    'meta[name=robots]@content': ['noindex, nofollow']
  },
  '2.5.6 the sidebar shows an unlisted doc while it is open': {
    [`${sidebar} a[aria-current=page]`]: ['Unlisted doc']
  }
})
conform('handbook', '/docs/guide/start', {
  '2.5.6 a listed doc does not, and its sidebar omits unlisted docs and drafts':
    {
      'meta[name=robots]': [],
      [`${sidebar} a:contains("Unlisted doc")`]: [],
      [`${sidebar} a:contains("Draft")`]: []
    }
})
conform('handbook', '/docs/category/reference', {
  '2.5.6 an unlisted doc has no card on its category’s page': {
    'main :contains("Hidden value")': []
  }
})

test('2.5.6 the sitemap omits unlisted docs and drafts', () => {
  const sitemap = readFile('handbook', '/sitemap.xml')
  expect(sitemap).toContain('/docs/guide/start<')
  expect(sitemap).not.toContain('/docs/guide/unlisted')
  expect(sitemap).not.toContain('/docs/guide/draft')
})

test('2.5.6 the search knows neither unlisted docs nor drafts', () => {
  const { pages } = JSON.parse(readFile('handbook', '/search.json'))
  expect(pages.paths).toContain('/docs/guide/start')
  expect(pages.paths).not.toContain('/docs/guide/unlisted')
  expect(pages.paths).not.toContain('/docs/guide/draft')
})

conformMissing('handbook', {
  '2.5.6 a draft has no page': '/docs/guide/draft'
})
