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

test.each(['/sitemap.xml', '/search.json'])(
  '2.5.6 %s omits unlisted docs and drafts',
  file => {
    const text = readFile('handbook', file)
    expect(text).toContain('/docs/guide/start')
    expect(text).not.toContain('/docs/guide/unlisted')
    expect(text).not.toContain('/docs/guide/draft')
  }
)

conformMissing('handbook', {
  '2.5.6 a draft has no page': '/docs/guide/draft'
})
