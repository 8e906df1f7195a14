import { expect, test } from 'vitest'
import { list, readFile, readPage } from '../../../../e2e/support/builtPage.ts'
import { conform } from '../../../../e2e/support/conform.ts'

const neighbors = 'nav[aria-label="Blog post page navigation"] a'
const contents = 'nav[aria-label="Table of contents"]'
const recent = 'nav[aria-label="Blog recent posts navigation"]'

conform('handbook', '/blog/2024/12/31/old-year', {
  '2.4.4 a post without a title takes its first heading, which leaves the text':
    {
      title: ['A title in the text | Handbook'],
      h1: ['A title in the text'],
      '.prose': ['The whole text, because it has no marker.']
    },
  '2.4.8 a post without headings has no table of contents': { [contents]: [] },
  '2.4.15 an author may be defined in the post': {
    'article header li > div span': ['Guest', 'Visitor']
  }
})
conform('handbook', '/blog/unlisted', {
  '2.4.5 an unlisted post says so, asks not to be indexed, and has no neighbors':
    {
      h1: ['An unlisted post'],
      'main aside p': [/^This page is unlisted\./],
      'meta[name=robots]@content': ['noindex, nofollow'],
      [neighbors]: []
    },
  '2.4.5 an unlisted post is in the sidebar of its own page': {
    [`${recent} [aria-current=page]`]: ['An unlisted post']
  }
})
conform('handbook', '/blog/newest', {
  '2.4.8 the tags are listed below the text, and the headings beside it': {
    '.prose + :contains("Tags:") li': ['release', 'handbook'],
    [`${contents} a`]: ['What changed', 'In detail', 'What stays']
  },
  '2.4.8 the newest post has no newer neighbor': {
    [neighbors]: ['Older postA post of the first day']
  },
  '2.4.11 the shown post is marked as current': {
    [`${recent} [aria-current=page]`]: ['The newest post']
  },
  '2.4.15 the name links to the author’s own address, or else to their mail': {
    'article header li a': ['Ada', 'Grace'],
    'article header li a@href': [
      'https://ada.example.com',
      'mailto:grace@example.com'
    ],
    'article header li a@target': ['_blank', '_blank']
  }
})
conform('handbook', '/blog/2025/01/01/new-year', {
  '2.4.3 2.4.8 a dated file has its date in its address; newer and older posts are its neighbors':
    {
      [neighbors]: [
        'Newer postThe newest post',
        'Older postA title in the text'
      ],
      [`${neighbors}@href`]: ['/blog/newest', '/blog/2024/12/31/old-year']
    },
  '2.4.15 with neither, the name is plain text': {
    'article header li > div': ['Alan'],
    'article header li a': []
  },
  '2.4.18 a title for the tab shows only in the tab': {
    title: ['First day | Handbook'],
    h1: ['A post of the first day']
  }
})
conform('handbook', '/blog/two-hundred', {
  '2.4.15 an author without a name is only a portrait': {
    'article header ul': [''],
    'article header ul img@src': ['/ada.svg']
  }
})
conform('tags', '/blog/2025/05/05/five', {
  '2.4.15 the author’s page takes precedence over their own address': {
    'article header li a@href': ['/blog/authors/ada']
  },
  '2.4.16 the tags of a post link to their pages': {
    'article div:has(> b:contains("Tags:")) a@href': [
      '/blog/tags/release',
      '/blog/tags/react-native'
    ]
  }
})

test('2.4.8 2.4.10 a post is shown in full, without its marker, and its reading time counts all', () => {
  const [text] = list(readPage('handbook', '/blog/newest'), 'article')
  expect(text).toContain('The part before the marker.')
  expect(text).toContain('The part behind the marker.')
  expect(text).not.toContain('truncate')
  const older = readPage('handbook', '/blog/2024/09/05/older-1')
  expect(list(older, 'article header p')).toEqual([
    expect.stringMatching(/ · One min read$/)
  ])
})

test.each([
  '/blog.html',
  '/blog/page/2.html',
  '/blog/archive.html',
  '/blog/newest.html',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/sitemap.xml'
])('2.4.5 10.1 an unlisted post and a draft are left out of %s', file => {
  const text = readFile('handbook', file)
  expect(text).toContain('/blog/newest')
  expect(text).not.toContain('/blog/unlisted')
  expect(text).not.toContain('A draft post')
})
