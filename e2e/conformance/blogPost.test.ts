import { expect, test } from 'vitest'
import { list, readFile, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

const neighbours = 'nav[aria-label="Blog post page navigation"] a'
const contents = 'nav[aria-label="Table of contents"]'

conform('handbook', '/blog/2024/12/31/old-year', {
  '2.4.4 a post without a title takes its first heading, which leaves the text':
    {
      title: ['A title in the text | Handbook'],
      h1: ['A title in the text'],
      '.prose': ['The whole text, because it has no marker.']
    },
  '2.4.8 a post without headings has no table of contents': { [contents]: [] }
})
conform('handbook', '/blog/unlisted', {
  '2.4.5 the page of an unlisted post says so': {
    h1: ['An unlisted post'],
    'main aside p': [/^This page is unlisted\./]
  },
  '2.4.5 an unlisted post asks search engines not to index it': {
    'meta[name=robots]@content': ['noindex, nofollow']
  },
  '2.4.5 an unlisted post has no neighbours': { [neighbours]: [] }
})
conform('handbook', '/blog/newest', {
  '2.4.8 the tags are listed below the text': {
    '.prose + :contains("Tags:") li': ['release', 'handbook']
  },
  '2.4.8 the newest post has no newer neighbour': {
    [neighbours]: ['Older postA post of the first day']
  },
  '2.4.8 the table of contents lists the headings of a post': {
    [`${contents} a`]: ['What changed', 'In detail', 'What stays']
  }
})
conform('handbook', '/blog/2025/01/01/new-year', {
  '2.4.8 the newer and the older post are neighbours': {
    [neighbours]: [
      'Newer postThe newest post',
      'Older postA title in the text'
    ],
    [`${neighbours}@href`]: ['/blog/newest', '/blog/2024/12/31/old-year']
  },
  '2.4.18 a title for the tab shows only in the tab': {
    title: ['First day | Handbook'],
    h1: ['A post of the first day']
  }
})

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

for (const [slug, text, what] of [
  ['two-hundred', 'One min read', '200 words take one minute'],
  ['two-hundred-and-one', '2 min read', '201 words are rounded up'],
  ['signs', '2 min read', 'each CJK character counts as a word'],
  ['no-words', '0 min read', 'no words take no time'],
  [
    '2024/09/05/older-1',
    'One min read',
    'the text after the marker counts as well'
  ]
] as const) {
  conform('handbook', `/blog/${slug}`, {
    [`2.4.10 ${what}`]: { 'article header p': [new RegExp(` · ${text}$`)] }
  })
}
