import { expect, test } from 'vitest'
import { readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'

const start = '/docs/guide/start'
const url = `https://handbook.example${start}`
const description = 'The first steps.'

test('10.2 the character set and the viewport come first', () => {
  const page = readPage('handbook', start)
  const first = page('head > *').toArray().slice(0, 2)
  expect(first.map(tag => page.html(tag))).toEqual([
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1.0">'
  ])
})

const tags = {
  'name=generator': 'Toolbox Docs v3.7.0',
  'property="og:title"': 'Start | Handbook',
  'property="og:url"': url,
  'property="og:locale"': 'en',
  'name="twitter:card"': 'summary_large_image',
  'name=description': description,
  'property="og:description"': description,
  'name=docusaurus_locale': 'en',
  'name="docsearch:language"': 'en',
  'name=docusaurus_version': 'current',
  'name="docsearch:version"': 'current',
  'name=docusaurus_tag': 'docs-default-current',
  'name="docsearch:docusaurus_tag"': 'docs-default-current'
} as const
conform('handbook', start, {
  '2.1.4 10.2 the canonical address and those of other languages are absolute':
    {
      'link[rel=canonical]@href': [url],
      'link[rel=alternate][hreflang]@hreflang': ['en', 'x-default'],
      'link[rel=alternate][hreflang]@href': [url, url]
    },
  '3.6 10.2 the root has the language and its direction': {
    'html@lang': ['en'],
    'html@dir': ['ltr']
  }
})
conform('handbook', '/docs/guide/start', {
  '11.5 the script that runs before the first paint is inline, in the head': {
    'head > script@src': ['']
  }
})
conform('everything', '/docs/text', {
  '3.1 10.2 the favicon is linked': {
    'link[rel=icon]@href': ['/mark.svg']
  }
})
conform('handbook', '/', {
  '10.2 a page without its own title has the site’s': {
    title: ['Handbook'],
    'meta[property="og:title"]@content': ['Handbook']
  }
})
for (const [page, content] of [
  ['/404', 'We could not find what you were looking for.'],
  [
    '/offline',
    'Save all pages on this device. You can then read and search them without a connection.'
  ],
  ['/blog/authors', 'The people who write this blog.']
] as const) {
  conform('handbook', page, {
    '10.2 a generated page has a description': {
      'meta[name=description]@content': [content]
    }
  })
}
for (const [selector, content] of Object.entries(tags)) {
  conform('handbook', start, {
    [`10.2 meta[${selector}] is "${content}"`]: {
      [`head > meta[${selector}]@content`]: [content]
    }
  })
}

conform('handbook', '/blog/newest', {
  '10.2 a post is an article with its publication time': {
    'meta[property="og:type"]@content': ['article'],
    'meta[property="article:published_time"]@content': [
      '2025-03-10T00:00:00.000Z'
    ]
  },
  '10.2 a post names the pages of its authors and its tags': {
    'meta[property="article:author"]@content': ['https://ada.example.com'],
    'meta[property="article:tag"]@content': ['release,handbook']
  }
})
conform('manual', '/docs/start', {
  '10.2 metadata replaces a tag of the same name, and adds others': {
    'meta[name="twitter:card"]@content': ['summary'],
    'meta[property="og:see_also"]@content': ['https://example.com']
  }
})
