import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { readFile } from '../../../../e2e/support/builtPage.ts'
import { conform, conformMissing } from '../../../../e2e/support/conform.ts'

const site = 'https://handbook.example'
const url = `${site}/blog/newest`
const summary = 'The part before the marker. Start'

for (const at of ['/', '/docs/guide/start', '/blog', '/404']) {
  conform('handbook', at, {
    [`2.4.17 10.1 ${at} names both feeds`]: {
      'head link[type$="+xml"]@type': [
        'application/rss+xml',
        'application/atom+xml'
      ],
      'head link[type$="+xml"]@href': ['/blog/rss.xml', '/blog/atom.xml'],
      'head link[type$="+xml"]@title': [
        'Handbook RSS Feed',
        'Handbook Atom Feed'
      ]
    }
  })
}

for (const at of ['/blog', '/blog/archive']) {
  conform('handbook', at, {
    [`10.1 ${at} links to both where readers see it`]: {
      'main a[href^="/blog/"][data-file]': ['RSS', 'Atom']
    }
  })
}

test('10.1 readers find channel and items in the RSS feed', () => {
  const date = 'Mon, 10 Mar 2025 00:00:00 GMT'
  const { items = [], ...channel } = parseRssFeed(
    readFile('handbook', '/blog/rss.xml')
  )
  expect(channel).toMatchObject({
    title: 'Handbook Blog',
    description: 'Handbook Blog',
    link: `${site}/blog`,
    language: 'en',
    lastBuildDate: date,
    copyright: 'Copyright <b>Handbook</b>'
  })
  expect(items.slice(0, 2)).toMatchObject([
    {
      title: 'The newest post',
      link: url,
      guid: { value: url },
      pubDate: date,
      description: summary
    },
    { title: 'A post of the first day' }
  ])
})

test('10.1 readers find rights and entries in the Atom feed', () => {
  const updated = '2025-03-10T00:00:00.000Z'
  const { entries = [], ...feed } = parseAtomFeed(
    readFile('handbook', '/blog/atom.xml')
  )
  expect(feed).toMatchObject({
    id: `${site}/blog`,
    title: { value: 'Handbook Blog' },
    subtitle: { value: 'Handbook Blog' },
    updated,
    rights: { value: 'Copyright <b>Handbook</b>' }
  })
  expect(entries.slice(0, 2)).toMatchObject([
    {
      title: { value: 'The newest post' },
      id: url,
      updated,
      summary: { value: summary }
    },
    { title: { value: 'A post of the first day' } }
  ])
})

test('10.1 the favicon is the icon of the Atom feed', () => {
  const { icon } = parseAtomFeed(readFile('everything', '/blog/atom.xml'))
  expect(icon).toBe('https://everything.example.com/mark.svg')
})

test.each([
  ['handbook', '<h2 id="what-changed">What changed</h2>'],
  ['everything', 'src="https://everything.example.com/assets/']
] as const)(
  '10.1 feeds of %s have whole texts, past the truncation marker, with absolute addresses',
  (name, part) => {
    const { items } = parseRssFeed(readFile(name, '/blog/rss.xml'))
    const { entries } = parseAtomFeed(readFile(name, '/blog/atom.xml'))
    const texts = items?.map(({ content }) => content?.encoded ?? '') ?? []
    expect(entries?.map(({ content }) => content?.value ?? '')).toEqual(texts)
    expect(texts[0]).toContain(part)
    expect(texts.join()).not.toContain('truncate')
    const addresses = texts.flatMap(html =>
      [...html.matchAll(/ (?:href|src|srcset)="([^"]*)"/g)].map(
        ([, value = '']) => value
      )
    )
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter(value => !/^https?:/.test(value))).toEqual([])
  }
)

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
