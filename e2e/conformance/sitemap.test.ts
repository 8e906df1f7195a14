import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { list, readFile } from '../support/builtPage.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { findSite } from '../support/sites.ts'
import { routeTable } from './routeTable.ts'

describe('10.3 Sitemap', () => {
  const sitemap = () => load(readFile('own', '/sitemap.xml'), { xml: true })

  test('10.3 it lists every page once, by absolute address', () => {
    expect([...list(sitemap(), 'loc')].sort()).toEqual(
      routeTable.map(path => `https://toolbox.example.com${path}`).sort()
    )
  })

  test('10.3 every entry says weekly and 0.5, without a date', () => {
    const page = sitemap()
    const entries = page('urlset > url').toArray()
    expect(entries).toHaveLength(routeTable.length)
    for (const entry of entries) {
      expect(
        page(entry)
          .children(':not(loc)')
          .toArray()
          .map(child => page.xml(child))
      ).toEqual(['<changefreq>weekly</changefreq>', '<priority>0.5</priority>'])
    }
  })

  test('10.3 it is served as XML in the sitemap namespace', async () => {
    const { headers, body } = await sendRequest(findSite('own').origin, {
      path: '/sitemap.xml'
    })
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(list(load(body, { xml: true }), ':root@xmlns')).toEqual([
      'http://www.sitemaps.org/schemas/sitemap/0.9'
    ])
  })

  test('10.3 it omits unlisted pages, drafts and the not-found page', () => {
    const addresses = readFile('handbook', '/sitemap.xml')
    expect(addresses).toContain('/blog/newest<')
    for (const name of ['unlisted', 'draft', '404', 'offline']) {
      expect(addresses).not.toContain(`/${name}`)
    }
  })
})
