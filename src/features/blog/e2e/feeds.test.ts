import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { readFile } from '../../../../e2e/support/builtPage.ts'
import { conform, conformMissing } from '../../../../e2e/support/conform.ts'

const site = 'https://toolbox.example.com'
const url = `${site}/blog/locales-permissions-docs`
const title = 'New docs for locales and permissions'
const summary =
  'A guide for translating apps and a full section about device permissions are now part of the documentation.'

for (const at of ['/', '/docs/form/started', '/blog', '/404']) {
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
    [`10.1 ${at} links to both where readers see it`]: {
      'main a[href^="/blog/"][data-file]': ['RSS', 'Atom']
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
      { title: 'A new theme for the docs' }
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
      { title: { value: 'A new theme for the docs' } }
    ]
  })
})

test('10.1 feeds have whole texts, past the truncation marker, with absolute addresses', () => {
  const { items } = parseRssFeed(readFile('own', '/blog/rss.xml'))
  const { entries } = parseAtomFeed(readFile('own', '/blog/atom.xml'))
  const texts = items?.map(({ content }) => content?.encoded ?? '') ?? []
  expect(entries?.map(({ content }) => content?.value)).toEqual(texts)
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
})

test('10.1 tags are categories; Atom names all authors, RSS those with a name and a mail address', () => {
  const atom = parseAtomFeed(readFile('handbook', '/blog/atom.xml'))
  expect(atom.entries?.[0]?.authors).toEqual([
    { name: 'Ada', uri: 'https://ada.example.com/' },
    { name: 'Grace', email: 'grace@example.com' }
  ])
  const rss = parseRssFeed(readFile('handbook', '/blog/rss.xml'))
  expect(rss.items?.[0]).toMatchObject({
    authors: [{ name: 'Grace', email: 'grace@example.com' }],
    categories: [{ name: 'release' }, { name: 'handbook' }]
  })
})

conformMissing('hideable', {
  '10.1 a site without posts has no feed': '/blog/rss.xml'
})
conform('hideable', '/', {
  '10.1 nor does it link to one': { 'link[type$="+xml"]': [] }
})
