import { type CheerioAPI, load } from 'cheerio'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { list, readFile } from '../support/builtPage.ts'
import { conform, conformMissing } from '../support/conform.ts'
import type { SharedSite } from '../support/sites.ts'

const site = 'https://toolbox.example.com'
const url = `${site}/blog/locales-permissions-docs`
const title = 'New docs for locales and permissions'
const older = { title: 'A new theme for the docs' }
const summary =
  'A guide for translating apps and a full section about device permissions are now part of the documentation.'

for (const at of ['/', '/docs/form/', '/docs/form/started', '/404']) {
  conform('own', at, {
    [`2.4.17 10.1 ${at} names both feeds`]: {
      'head link[type$="+xml"]@type': [
        'application/rss+xml',
        'application/atom+xml'
      ],
      'head link[type$="+xml"]@href': ['/blog/rss.xml', '/blog/atom.xml'],
      'head link[type$="+xml"]@title': ['Toolbox RSS Feed', 'Toolbox Atom Feed']
    }
  })
}

for (const at of ['/blog', '/blog/archive']) {
  conform('own', at, {
    [`10.1 ${at} names the JSON feed too, and links to all where readers see it`]:
      {
        'head link[type="application/feed+json"]@href': ['/blog/feed.json'],
        'main a[href^="/blog/"][data-file]': ['RSS', 'Atom', 'JSON']
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
        title,
        link: url,
        guid: { value: url },
        pubDate: date,
        description: summary
      },
      older
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
        title: { value: title },
        id: url,
        updated,
        summary: { value: summary }
      },
      { title: { value: older.title } }
    ]
  })
})

test('10.1 readers find language and items in the JSON feed', () => {
  const feed = readFile('own', '/blog/feed.json')
  expect(parseJsonFeed(feed)).toMatchObject({
    title: 'Toolbox Blog',
    language: 'en',
    feed_url: `${site}/blog/feed.json`,
    items: [{ title, id: url, url }, older]
  })
})

test('10.1 a browser shows feeds with a style sheet', async () => {
  for (const kind of ['rss', 'atom']) {
    expect(readFile('own', `/blog/${kind}.xml`)).toContain(
      '<?xml-stylesheet type="text/css" href="/blog/feed.css"?>'
    )
  }
  const { headers, body } = await ask('own', '/blog/feed.css')
  expect(headers['content-type']).toBe('text/css; charset=utf-8')
  expect(body.toString()).toContain('copy its address to a feed reader')
})

test.each([
  ['rss', 'content\\:encoded'],
  ['atom', 'content']
] as const)(
  '10.1 the %s feed has whole texts, past the truncation marker, with absolute addresses',
  (kind, element) => {
    const texts = list(readFeed('own', kind), element)
    expect(texts[0]).toContain('in the dialog of our sample app')
    expect(texts[0]).toContain('<h2 id="translate-an-app">')
    expect(texts[0]).not.toContain('truncate')
    const addresses = texts.flatMap(html =>
      [...html.matchAll(/ (?:href|src|srcset)="([^"]*)"/g)].map(
        ([, value = '']) => value
      )
    )
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter(value => !/^https?:/.test(value))).toEqual([])
  }
)

test('10.1 drafts and unlisted posts are left out', () => {
  const titles = list(readFeed('handbook', 'rss'), 'item > title')
  expect(titles).toContain('The newest post')
  expect(titles).not.toContain('A draft post')
  expect(titles).not.toContain('An unlisted post')
})

test('10.1 tags are categories; Atom names all authors, RSS those with a name and a mail address', () => {
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
  expect(list(rss, 'item:first-of-type > category')).toEqual([
    'release',
    'handbook'
  ])
})

conformMissing('hideable', {
  '10.1 a site without posts has no feed': '/blog/rss.xml'
})
conform('hideable', '/', {
  '10.1 nor does it link to one': { 'link[type$="+xml"]': [] }
})

function readFeed(name: SharedSite, kind: 'rss' | 'atom'): CheerioAPI {
  return load(readFile(name, `/blog/${kind}.xml`), { xml: true })
}
