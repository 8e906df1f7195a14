import { type CheerioAPI, load } from 'cheerio'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { list, readFile } from '../support/builtPage.ts'
import { conform, conformMissing } from '../support/conform.ts'
import type { SharedSite } from '../support/sites.ts'

const summary =
  'A guide for translating apps and a full section about device permissions are now part of the documentation.'
const newest = 'https://toolbox.example.com/blog/locales-permissions-docs'

describe('10.1 Feeds', () => {
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
      [`15.7 ${at} names the JSON feed too`]: {
        'head link[type="application/feed+json"]@href': ['/blog/feed.json']
      },
      [`15.7 ${at} links to every feed where readers see it`]: {
        'main a[href^="/blog/"][data-file]': ['RSS', 'Atom', 'JSON'],
        'main a[href^="/blog/"][data-file]@href': [
          '/blog/rss.xml',
          '/blog/atom.xml',
          '/blog/feed.json'
        ]
      }
    })
  }

  describe('feed readers understand the feeds', () => {
    const items = [
      'New docs for locales and permissions',
      'A new theme for the docs'
    ]

    test('RSS', () => {
      const feed = parseRssFeed(readFile('own', '/blog/rss.xml'))
      expect(feed.title).toBe('Toolbox Blog')
      expect(feed.items?.map(({ title }) => title)).toEqual(items)
      expect(feed.items?.[0]?.link).toBe(newest)
      expect(feed.items?.[0]?.content?.encoded).toContain('sample app')
    })

    test('Atom', () => {
      const feed = parseAtomFeed(readFile('own', '/blog/atom.xml'))
      expect(feed.title?.value).toBe('Toolbox Blog')
      expect(feed.entries?.map(({ title }) => title?.value)).toEqual(items)
      expect(feed.entries?.[0]?.id).toBe(newest)
    })

    test('JSON', () => {
      const text = readFile('own', '/blog/feed.json')
      const feed = parseJsonFeed(text)
      expect(feed).toMatchObject({
        title: 'Toolbox Blog',
        language: 'en',
        feed_url: 'https://toolbox.example.com/blog/feed.json'
      })
      expect(feed.items?.map(({ title }) => title)).toEqual(items)
      expect(feed.items?.[0]).toMatchObject({ id: newest, url: newest })
      expect(JSON.parse(text).version).toBe('https://jsonfeed.org/version/1.1')
    })
  })

  test.each(['rss', 'atom'])('15.7 a browser shows the %s feed', async kind => {
    expect(readFile('own', `/blog/${kind}.xml`)).toContain(
      '<?xml-stylesheet type="text/css" href="/blog/feed.css"?>'
    )
    const { status, headers, body } = await ask('own', '/blog/feed.css')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/css; charset=utf-8')
    expect(body.toString()).toContain('copy its address into a feed reader')
  })

  test('15.7 items have neither buttons nor heading anchors', () => {
    for (const kind of ['rss', 'atom'] as const) {
      const element = kind === 'rss' ? 'content\\:encoded' : 'content'
      for (const html of list(readFeed('own', kind), element)) {
        expect(html).not.toMatch(/<button|heading-anchor|code-buttons/)
      }
    }
  })

  const files = [
    {
      name: 'the RSS channel has a title, link, date and language',
      kind: 'rss',
      parent: 'rss > channel',
      texts: {
        title: 'Toolbox Blog',
        description: 'Toolbox Blog',
        link: 'https://toolbox.example.com/blog',
        language: 'en',
        lastBuildDate: 'Tue, 18 Feb 2025 00:00:00 GMT',
        copyright: 'Toolbox Docs 0.0.12'
      }
    },
    {
      name: 'the Atom feed uses the favicon as its icon',
      kind: 'atom',
      parent: 'feed',
      texts: {
        id: 'https://toolbox.example.com/blog',
        title: 'Toolbox Blog',
        subtitle: 'Toolbox Blog',
        updated: '2025-02-18T00:00:00.000Z',
        icon: 'https://toolbox.example.com/favicon.svg',
        rights: 'Toolbox Docs 0.0.12'
      }
    },
    {
      name: 'an RSS item has title, link, guid, date and description',
      kind: 'rss',
      parent: 'item:first-of-type',
      texts: {
        title: 'New docs for locales and permissions',
        link: newest,
        guid: newest,
        pubDate: 'Tue, 18 Feb 2025 00:00:00 GMT',
        description: summary
      }
    },
    {
      name: 'an Atom entry has title, id, date and summary',
      kind: 'atom',
      parent: 'entry:first-of-type',
      texts: {
        title: 'New docs for locales and permissions',
        id: newest,
        updated: '2025-02-18T00:00:00.000Z',
        summary
      }
    }
  ] as const
  for (const { name, kind, parent, texts } of files) {
    test(`10.1 ${name}`, () => {
      const feed = readFeed('own', kind)
      const found = Object.keys(texts).map(child => [
        child,
        list(feed, `${parent} > ${child}`)
      ])
      const wanted = Object.entries(texts).map(([key, text]) => [key, [text]])
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted))
    })
  }

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

  test('10.1 posts come newest first', () => {
    const dates = list(readFeed('own', 'atom'), 'entry > updated')
    expect(dates).toHaveLength(2)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('10.1 drafts and unlisted posts are left out', () => {
    const titles = list(readFeed('handbook', 'rss'), 'item > title')
    expect(titles).toContain('The newest post')
    expect(titles).not.toContain('A draft post')
    expect(titles).not.toContain('An unlisted post')
  })

  test('10.1 tags are categories', () => {
    expect(
      list(readFeed('handbook', 'rss'), 'item:first-of-type > category')
    ).toEqual(['release', 'handbook'])
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
})

describe('10.1 A site without posts', () => {
  conformMissing('hideable', {
    '10.1 has no RSS feed': '/blog/rss.xml',
    '10.1 has no Atom feed': '/blog/atom.xml',
    '10.1 has no JSON feed': '/blog/feed.json'
  })
  conform('hideable', '/', {
    '10.1 has no feed links': { 'link[type$="+xml"]': [] }
  })
})

function readFeed(site: SharedSite, kind: 'rss' | 'atom'): CheerioAPI {
  return load(readFile(site, `/blog/${kind}.xml`), { xml: true })
}
