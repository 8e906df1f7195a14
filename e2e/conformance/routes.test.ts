import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { list, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { findSite } from '../support/sites.ts'
import { routeTable } from './routeTable.ts'

describe('2.1 Route table', () => {
  test('2.1.2 every address in the specification is a separate page', async () => {
    const titles = new Set<string>()
    for (const path of routeTable) {
      const { status, body } = await send(path)
      expect({ path, status }).toEqual({ path, status: 200 })
      titles.add(load(body)('head > title').text())
    }
    expect(titles.size).toBe(routeTable.length)
  })

  conform('own', [
    {
      name: '2.1.3 a doc is inside the shell and its version, beside its sidebar',
      at: '/docs/form/started',
      see: {
        'meta[name=docusaurus_version]@content': ['current'],
        '#root > * aside nav@aria-label': ['Docs sidebar'],
        '#root > * h1': ['Get started with forms'],
        '#root > * > footer@data-print': ['hidden']
      }
    },
    {
      name: '2.1.4 a leaf’s canonical address has no trailing slash',
      at: '/docs/form/started',
      see: {
        'link[rel=canonical]@href': [
          'https://toolbox.example.com/docs/form/started'
        ]
      }
    },
    ...[
      '/docs/form',
      '/docs/backend/domain',
      '/docs/backend/infrastructure',
      '/docs/backend/local-development'
    ].map(folder => ({
      name: `2.1.5 the canonical address ${folder} has a trailing slash`,
      at: `${folder}/`,
      see: {
        'link[rel=canonical]@href': [`https://toolbox.example.com${folder}/`]
      }
    })),
    {
      name: '2.3.1 the landing page is inside the shell and has the site’s title',
      at: '/',
      see: {
        title: ['Toolbox'],
        h1: ['One set of tools for web and mobile'],
        'main h1': ['One set of tools for web and mobile'],
        '#root > * > footer@data-print': ['hidden']
      }
    }
  ])

  test.each([
    ['2.1.1', '/docs/form/started/', '/docs/form/started'],
    ['2.1.4', '/docs/form', '/docs/form/'],
    ['2.1.5', '/docs/backend/domain', '/docs/backend/domain/'],
    ['2.1.5', '/docs/backend/infrastructure', '/docs/backend/infrastructure/'],
    [
      '2.1.5',
      '/docs/backend/local-development',
      '/docs/backend/local-development/'
    ],
    ['2.1.6', '/docs?a=b', '/docs/permissions/started?a=b'],
    ['2.1.8', '/docs/form/started.html?a=b', '/docs/form/started?a=b']
  ])('%s %s leads to %s', async (_, path, location) => {
    const { status, headers } = await send(path)
    expect([status, headers.location]).toEqual([301, location])
  })

  test('2.1.1 doubled slashes redirect to the page', async () => {
    expect((await send('/docs//form/started')).status).toBe(200)
  })
})

describe('2.2 Not-found page', () => {
  test.each([
    ['2.1.7', '/nope'],
    ['2.2.2', '/docs/nope'],
    ['2.2.2', '/docs/form/nope'],
    ['2.2.2', '/blog/x'],
    ['2.1.1', '/docs/form/started/more'],
    ['2.2.2', '/Blog/Archive']
  ])('%s %s gets the not-found page and its status', async (_, path) => {
    const { status, body } = await send(path)
    expect(status).toBe(404)
    const page = load(body)
    expect(list(page, 'title')).toEqual(['Page Not Found | Toolbox'])
    expect(page('#root').html()).toBe(readPage('own', '/404')('#root').html())
  })

  conform('own', [
    {
      name: '2.2.1 title, heading and both sentences are inside the shell',
      at: '/404',
      see: {
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
    }
  ])
})

function send(path: string) {
  return sendRequest(findSite('own').origin, { path })
}
