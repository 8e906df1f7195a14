import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { list, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'
import { readPublished } from './readPublished.ts'

test('2.1.2 every published address is a separate page', async () => {
  const titles = new Set<string>()
  const published = readPublished()
  for (const path of published) {
    const { status, body } = await ask('own', path)
    expect({ path, status }).toEqual({ path, status: 200 })
    titles.add(load(body)('head > title').text())
  }
  expect(titles.size).toBe(published.length)
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
for (const folder of [
  '/docs/form',
  '/docs/backend/domain',
  '/docs/backend/infrastructure',
  '/docs/backend/local-development'
]) {
  conform('own', `${folder}/`, {
    [`2.1.5 the canonical address ${folder} has a trailing slash`]: {
      'link[rel=canonical]@href': [`https://toolbox.example.com${folder}/`]
    }
  })
}

test.each([
  ['2.1.7', '/nope'],
  ['0.6 2.2.2', '/docs/nope'],
  ['2.2.2', '/docs/form/nope'],
  ['2.2.2', '/blog/x'],
  ['2.1.1', '/docs/form/started/more'],
  ['2.2.2', '/Blog/Archive']
])('%s %s gets the not-found page and its status', async (_, path) => {
  const { status, body } = await ask('own', path)
  expect(status).toBe(404)
  const page = load(body)
  expect(list(page, 'title')).toEqual(['Page Not Found | Toolbox'])
  expect(page('#root').html()).toBe(readPage('own', '/404')('#root').html())
})

test('0.7 2.1.6 the docs root redirects to the entry page', async () => {
  const { status, headers } = await ask('handbook', '/docs')
  expect(status).toBe(301)
  expect(headers.location).toBe('/docs/guide/start')
})

conform('own', '/404', {
  '2.2.3 the default texts of a site without a theme don’t appear': {
    'body :contains("Oops")': []
  },
  '2.2.1 title, heading and both sentences are inside the shell': {
    title: ['Page Not Found | Toolbox'],
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
