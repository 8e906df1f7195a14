import { type CheerioAPI, load } from 'cheerio'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { list, readFile } from '../support/builtPage.ts'
import { conform, conformMissing } from '../support/conform.ts'
import type { SharedSite } from '../support/sites.ts'

const site = 'https://toolbox.example.com'
const newest = {
  title: 'New docs for locales and permissions',
  url: `${site}/blog/locales-permissions-docs`,
  summary:
    'A guide for translating apps and a full section about device permissions are now part of the documentation.'
}
const older = 'A new theme for the docs'

for (const at of ['/', '/docs/form/', '/docs/form/started', '/404']) {
  conform('own', at, {
    [`2.4.17 10.1 ${at} names both feeds`]: {
      'head link[rel=alternate][type$="+xml"]@type': [
        'application/rss+xml',
        'application/atom+xml'
      ],
      'head link[rel=alternate][type$="+xml"]@href': [
        '/blog/rss.xml',
        '/blog/atom.xml'
      ],
      'head link[rel=alternate][type$="+xml"]@title': [
        'Toolbox RSS Feed',
        'Toolbox Atom Feed'
      ]
    }
  })
}

for (const at of ['/blog', '/blog/archive']) {
  conform('own', at, {
    [`10.1 ${at} names the JSON feed too`]: {
      'head link[type="application/feed+json"]@href': ['/blog/feed.json']
    },
    [`10.1 ${at} links to every feed where readers see it`]: {
      'main a[href^="/blog/"][data-file]': ['RSS', 'Atom', 'JSON'],
      'main a[href^="/blog/"][data-file]@href': [
        '/blog/rss.xml',
        '/blog/atom.xml',
        '/blog/feed.json'
      ]
    }
  })
}

test('10.1 readers find channel and items in the RSS feed', () => {
  const date = 'Tue, 18 Feb 2025 00:00:00 GMT'
  expect(parseRssFeed(readFile('own', '/blog/rss.xml'))).toMatchObject({
    title: 'Toolbox Blog',
    description: 'Toolbox Blog',
    link: `${site}/blog`,
    language: 'en',
    lastBuildDate: date,
    copyright: 'Toolbox Docs 0.0.12',
    items: [
      {
        title: newest.title,
        link: newest.url,
        guid: { value: newest.url },
        pubDate: date,
        description: newest.summary
      },
      { title: older }
    ]
  })
})

test('10.1 readers find icon, rights and entries in the Atom feed', () => {
  const updated = '2025-02-18T00:00:00.000Z'
  expect(parseAtomFeed(readFile('own', '/blog/atom.xml'))).toMatchObject({
    id: `${site}/blog`,
    title: { value: 'Toolbox Blog' },
    subtitle: { value: 'Toolbox Blog' },
    updated,
    icon: `${site}/favicon.svg`,
    rights: { value: 'Toolbox Docs 0.0.12' },
    entries: [
      {
        title: { value: newest.title },
        id: newest.url,
        updated,
        summary: { value: newest.summary }
      },
      { title: { value: older } }
    ]
  })
})

test('10.1 readers find language and items in the JSON feed', () => {
  const text = readFile('own', '/blog/feed.json')
  expect(parseJsonFeed(text)).toMatchObject({
    title: 'Toolbox Blog',
    language: 'en',
    feed_url: `${site}/blog/feed.json`,
    items: [
      { title: newest.title, id: newest.url, url: newest.url },
      { title: older }
    ]
  })
  expect(JSON.parse(text).version).toBe('https://jsonfeed.org/version/1.1')
})

test.each(['rss', 'atom'])('10.1 a browser shows the %s feed', async kind => {
  expect(readFile('own', `/blog/${kind}.xml`)).toContain(
    '<?xml-stylesheet type="text/css" href="/blog/feed.css"?>'
  )
  const { status, headers, body } = await ask('own', '/blog/feed.css')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/css; charset=utf-8')
  expect(body.toString()).toContain('copy its address into a feed reader')
})

describe.each([
  ['rss', 'content\\:encoded'],
  ['atom', 'content']
] as const)('10.1 Texts of the %s feed', (kind, element) => {
  const texts = () => list(readFeed('own', kind), element)

  test(`10.1 the ${kind} feed contains the whole text, past the truncation marker`, () => {
    const [html = ''] = texts()
    expect(html).toContain('in the dialog of our sample app')
    expect(html).toContain('<h2 id="translate-an-app">')
    expect(html).not.toContain('truncate')
  })

  test(`10.1 every address in the texts of the ${kind} feed is absolute`, () => {
    const addresses = texts().flatMap(html =>
      [...html.matchAll(/ (?:href|src|srcset)="([^"]*)"/g)].map(
        ([, value = '']) => value
      )
    )
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter(value => !/^https?:/.test(value))).toEqual([])
  })
})

test('10.1 drafts and unlisted posts are left out', () => {
  const titles = list(readFeed('handbook', 'rss'), 'item > title')
  expect(titles).toContain('The newest post')
  expect(titles).not.toContain('A draft post')
  expect(titles).not.toContain('An unlisted post')
})

test('10.1 Atom names all authors, RSS those with a name and a mail address', () => {
  const atom = readFeed('handbook', 'atom')
  expect(list(atom, 'entry:first-of-type > author > *')).toEqual([
    'Ada',
    'https://ada.example.com/',
    'Grace',
    'grace@example.com'
  ])
  const rss = readFeed('handbook', 'rss')
  expect(list(rss, 'item:first-of-type > author')).toEqual([
    'grace@example.com (Grace)'
  ])
})

conformMissing('hideable', {
  '10.1 has no RSS feed': '/blog/rss.xml',
  '10.1 has no Atom feed': '/blog/atom.xml',
  '10.1 has no JSON feed': '/blog/feed.json'
})
conform('hideable', '/', {
  '10.1 has no feed links': { 'link[type$="+xml"]': [] }
})

function readFeed(site: SharedSite, kind: 'rss' | 'atom'): CheerioAPI {
  return load(readFile(site, `/blog/${kind}.xml`), { xml: true })
}
