import { readdirSync } from 'node:fs'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { list, readFile } from '../support/builtPage.ts'
import { findSite } from '../support/sites.ts'

const sitemap = () => load(readFile('handbook', '/sitemap.xml'), { xml: true })

test('10.3 it lists every page that may be indexed, once', () => {
  const { folder } = findSite('handbook')
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html') && !file.startsWith('report/'))
    .map(file => load(readFile('handbook', `/${file}`)))
  const indexed = documents.filter(
    page => page('meta[name=robots][content*=noindex]').length === 0
  )
  expect(indexed.length).toBeLessThan(documents.length)
  expect([...list(sitemap(), 'loc')].sort()).toEqual(
    indexed.flatMap(page => list(page, 'link[rel=canonical]@href')).sort()
  )
})

test('10.3 every entry says weekly and 0.5, without a date', () => {
  const page = sitemap()
  const entries = page('urlset > url').toArray()
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries) {
    expect(
      page(entry)
        .children(':not(loc)')
        .toArray()
        .map(child => page.xml(child))
    ).toEqual(['<changefreq>weekly</changefreq>', '<priority>0.5</priority>'])
  }
})

test('10.3 it is in the sitemap namespace', () => {
  expect(list(sitemap(), ':root@xmlns')).toEqual([
    'http://www.sitemaps.org/schemas/sitemap/0.9'
  ])
})
