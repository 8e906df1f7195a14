import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { list, readFile } from '../support/builtPage.ts'
import { readPublished } from './readPublished.ts'

const sitemap = () => load(readFile('own', '/sitemap.xml'), { xml: true })

test('10.3 it lists every page once, by absolute address', () => {
  expect([...list(sitemap(), 'loc')].sort()).toEqual(
    readPublished().map(path => `https://toolbox.example.com${path}`)
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
