import { describe, expect, test } from 'vitest'
import { list, readFile, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

const neighbours = 'nav[aria-label="Blog post page navigation"] a'
const contents = 'nav[aria-label="Table of contents"]'

describe('2.4 Post', () => {
  conform('handbook', [
    {
      name: '2.4.4 a post without a title takes its first heading',
      at: '/blog/2024/12/31/old-year',
      see: { title: ['A title in the text | Handbook'] }
    },
    {
      name: '2.4.4 a heading used as the title is removed from the text',
      at: '/blog/2024/12/31/old-year',
      see: {
        h1: ['A title in the text'],
        '.prose': ['The whole text, because it has no marker.']
      }
    },
    {
      name: '2.4.4 the description defaults to the first sentence',
      at: '/blog/2024/12/31/old-year',
      see: {
        'meta[name=description]@content': [
          'The whole text, because it has no marker.'
        ]
      }
    },
    {
      name: '2.4.5 the page of an unlisted post says so',
      at: '/blog/unlisted',
      see: {
        h1: ['An unlisted post'],
        'main aside p': [/^This page is unlisted\./]
      }
    },
    {
      name: '2.4.5 an unlisted post asks search engines not to index it',
      at: '/blog/unlisted',
      see: { 'meta[name=robots]@content': ['noindex, nofollow'] }
    },
    {
      name: '2.4.5 an unlisted post has no neighbours',
      at: '/blog/unlisted',
      see: { [neighbours]: [] }
    },
    {
      name: '2.4.8 the title is the heading of the page',
      at: '/blog/newest',
      see: { h1: ['The newest post'] }
    },
    {
      name: '2.4.8 the tags are listed below the text',
      at: '/blog/newest',
      see: { '.prose + :contains("Tags:") li': ['release', 'handbook'] }
    },
    {
      name: '2.4.8 the newer and the older post are neighbours',
      at: '/blog/2025/01/01/new-year',
      see: {
        [neighbours]: [
          'Newer postThe newest post',
          'Older postA title in the text'
        ],
        [`${neighbours}@href`]: ['/blog/newest', '/blog/2024/12/31/old-year']
      }
    },
    {
      name: '2.4.8 the newest post has no newer neighbour',
      at: '/blog/newest',
      see: { [neighbours]: ['Older postA post of the first day'] }
    },
    {
      name: '2.4.8 the table of contents lists the headings of a post',
      at: '/blog/newest',
      see: { [`${contents} a`]: ['What changed', 'In detail', 'What stays'] }
    },
    {
      name: '2.4.8 a post without headings has no table of contents',
      at: '/blog/2024/12/31/old-year',
      see: { [contents]: [] }
    },
    {
      name: '2.4.9 a date is written in full, with its time in UTC',
      at: '/blog/2025/01/01/new-year',
      see: {
        'article time': ['January 1, 2025'],
        'article time@datetime': ['2025-01-01T00:00:00.000Z']
      }
    },
    {
      name: '2.4.18 a title for the tab shows only in the tab',
      at: '/blog/2025/01/01/new-year',
      see: {
        title: ['First day | Handbook'],
        h1: ['A post of the first day']
      }
    }
  ])

  test('2.4.8 a post is shown in full, without its marker', () => {
    const [text] = list(readPage('handbook', '/blog/newest'), 'article')
    expect(text).toContain('The part before the marker.')
    expect(text).toContain('The part behind the marker.')
    expect(text).not.toContain('truncate')
  })

  test.each([
    '/blog.html',
    '/blog/page/2.html',
    '/blog/archive.html',
    '/blog/newest.html',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/sitemap.xml'
  ])('2.4.5 an unlisted post is left out of %s', file => {
    const text = readFile('handbook', file)
    expect(text).toContain('/blog/newest')
    expect(text).not.toContain('/blog/unlisted')
    expect(text).not.toContain('An unlisted post')
  })
})

describe('2.4 Reading time', () => {
  conform(
    'handbook',
    (
      [
        ['two-hundred', 'One min read', '200 words take one minute'],
        ['two-hundred-and-one', '2 min read', '201 words are rounded up'],
        ['signs', '2 min read', 'each CJK character counts as a word'],
        ['no-words', '0 min read', 'no words take no time'],
        [
          '2024/09/05/older-1',
          'One min read',
          'the text after the marker counts as well'
        ]
      ] as const
    ).map(([slug, text, what]) => ({
      name: `2.4.10 ${what}`,
      at: `/blog/${slug}`,
      see: { 'article header p': [new RegExp(` · ${text}$`)] }
    }))
  )
})
