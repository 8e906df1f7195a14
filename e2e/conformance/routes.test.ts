import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { list, readFile, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

test('2.1.2 every address in the sitemap is a separate page', async () => {
  const sitemap = load(readFile('handbook', '/sitemap.xml'), { xml: true })
  const addresses = list(sitemap, 'loc')
  expect(addresses.length).toBeGreaterThan(50)
  for (const address of addresses) {
    const { status, body } = await ask('handbook', new URL(address).pathname)
    const canonical = list(load(body), 'link[rel=canonical]@href')
    expect({ status, canonical }).toEqual({ status: 200, canonical: [address] })
  }
})

test('every address that we have ever published leads to a page', async () => {
  const lock = readFileSync('content/urls.lock', 'utf8')
  const addresses = lock.match(/^\/\S*/gm) ?? []
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) {
    const first = await ask('own', address)
    const { location } = first.headers
    const { status } =
      location === undefined ? first : await ask('own', location)
    expect({ address, status }).toEqual({ address, status: 200 })
  }
})

conform('handbook', '/docs/guide/start', {
  '2.1.3 a doc is inside the shell and its version, beside its sidebar': {
    'meta[name=docusaurus_version]@content': ['current'],
    '#root > * aside nav@aria-label': ['Docs sidebar'],
    '#root > * h1': ['Start'],
    '#root > * > footer@data-print': ['hidden']
  }
})
conform('handbook', '/', {
  '2.3.1 the landing page is inside the shell and has the site’s title': {
    title: ['Handbook'],
    h1: ['Handbook'],
    'main h1': ['Handbook'],
    '#root > * > footer@data-print': ['hidden']
  }
})
conform('handbook', '/docs/guide/basics/', {
  '2.1.5 the canonical address of a folder has a trailing slash': {
    'link[rel=canonical]@href': ['https://handbook.example/docs/guide/basics/']
  }
})

test.each([
  ['2.1.7', '/nope'],
  ['0.6 2.2.2', '/docs/nope'],
  ['2.2.2', '/docs/guide/nope'],
  ['2.2.2', '/blog/x'],
  ['2.1.1', '/docs/guide/start/more'],
  ['2.2.2', '/Blog/Archive']
])('%s %s gets the not-found page and its status', async (_, path) => {
  const { status, body } = await ask('handbook', path)
  expect(status).toBe(404)
  const page = load(body)
  expect(list(page, 'title')).toEqual(['Page Not Found | Handbook'])
  expect(page('#root').html()).toBe(
    readPage('handbook', '/404')('#root').html()
  )
})

test('0.7 2.1.6 the docs root redirects to the entry page', async () => {
  const { status, headers } = await ask('handbook', '/docs')
  expect(status).toBe(301)
  expect(headers.location).toBe('/docs/guide/start')
})

conform('handbook', '/404', {
  '2.2.3 the default texts of a site without a theme don’t appear': {
    'body :contains("Oops")': []
  },
  '2.2.1 title, heading and both sentences are inside the shell': {
    title: ['Page Not Found | Handbook'],
    h1: ['Page Not Found'],
    'main p': [
      'We could not find what you were looking for.',
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.'
    ],
    'main search button': ['Search the documentation'],
    '#root > * > footer@data-print': ['hidden'],
    aside: []
  }
})
