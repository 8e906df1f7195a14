import { describe, expect, test } from 'vitest'
import { readFile } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'
import { readStatus } from '../support/readStatus.ts'

const sidebar = 'nav[aria-label="Docs sidebar"]'

describe('2.5 Unlisted docs', () => {
  conform('handbook', [
    {
      name: '2.5.6 an unlisted doc explains that above its article',
      at: '/docs/guide/unlisted',
      see: {
        'aside:has(+ article) > b': ['Unlisted page'],
        'aside:has(+ article) > p': [
          'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.'
        ]
      }
    },
    {
      name: '2.5.6 an unlisted doc asks search engines not to index it',
      at: '/docs/guide/unlisted',
      see: { 'meta[name=robots]@content': ['noindex, nofollow'] }
    },
    {
      name: '2.5.6 a listed doc does not, and its sidebar omits unlisted docs and drafts',
      at: '/docs/guide/start',
      see: {
        'meta[name=robots]': [],
        [`${sidebar} a:contains("Unlisted doc")`]: [],
        [`${sidebar} a:contains("Draft")`]: []
      }
    },
    {
      name: '2.5.6 the sidebar shows an unlisted doc while it is open',
      at: '/docs/guide/unlisted',
      see: { [`${sidebar} a[aria-current=page]`]: ['Unlisted doc'] }
    },
    {
      name: '2.5.6 an unlisted doc is not a neighbour of another',
      at: '/docs/guide/secretChild',
      see: {
        'nav[aria-label="Docs pages"] a': [
          'PreviousOpen page',
          /^NextReference/
        ]
      }
    },
    {
      name: '2.5.6 an unlisted doc has no card on its category’s page',
      at: '/docs/category/reference',
      see: { 'main :contains("Hidden value")': [] }
    }
  ])
})

describe('2.5 Hidden docs', () => {
  test('2.5.6 the sitemap omits unlisted docs and drafts', () => {
    const sitemap = readFile('handbook', '/sitemap.xml')
    expect(sitemap).toContain('/docs/guide/start<')
    expect(sitemap).not.toContain('/docs/guide/unlisted')
    expect(sitemap).not.toContain('/docs/guide/draft')
  })

  test('2.5.6 a draft has no page', async () => {
    expect(await readStatus('handbook', '/docs/guide/draft')).toBe(404)
  })
})
