import { describe, expect, test } from 'vitest'
import { list, readPage } from '../support/builtPage.ts'
import { conform } from '../support/conform.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { findSite } from '../support/sites.ts'

const start = '/docs/permissions/started'
const url = `https://toolbox.example.com${start}`
const description =
  'Install @toolbox/permissions, declare device permissions once, explain before asking, and react to the answer.'

describe('10.2 Head tags of every page', () => {
  test('10.2 the character set and the viewport come first', () => {
    const page = readPage('own', start)
    const first = page('head > *').toArray().slice(0, 2)
    expect(first.map(tag => page.html(tag))).toEqual([
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1.0">'
    ])
  })

  const tags = {
    'name=generator': 'Toolbox Docs v3.7.0',
    'property="og:title"': 'Get started with permissions | Toolbox',
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
  conform('own', [
    ...Object.entries(tags).map(([selector, content]) => ({
      name: `10.2 meta[${selector}] is "${content}"`,
      at: start,
      see: { [`head > meta[${selector}]@content`]: [content] }
    })),
    {
      name: '10.2 the canonical address and those of other languages are absolute',
      at: start,
      see: {
        'link[rel=canonical]@href': [url],
        'link[rel=alternate][hreflang]@hreflang': ['en', 'x-default'],
        'link[rel=alternate][hreflang]@href': [url, url]
      }
    },
    ...(
      [
        ['/404', 'We could not find what you were looking for.'],
        [
          '/offline',
          'Save all pages on this device. You can then read and search them without a connection.'
        ],
        ['/blog/authors', 'The people who write this blog.']
      ] as const
    ).map(([at, content]) => ({
      name: `10.2 ${at}, which nobody wrote, has a description`,
      at,
      see: { 'meta[name=description]@content': [content] }
    })),
    {
      name: '10.2 the favicon is linked',
      at: start,
      see: { 'link[rel=icon]@href': ['/favicon.svg'] }
    },
    {
      name: '10.2 a page without its own title has the site’s',
      at: '/',
      see: {
        title: ['Toolbox'],
        'meta[property="og:title"]@content': ['Toolbox']
      }
    },
    {
      name: '10.2 the root has the language and its direction',
      at: start,
      see: { 'html@lang': ['en'], 'html@dir': ['ltr'] }
    }
  ])

  test('10.2 the favicon exists', async () => {
    const { origin } = findSite('own')
    const { status } = await sendRequest(origin, { path: '/favicon.svg' })
    expect(status).toBe(200)
  })

  const classes = [
    [
      start,
      'plugin-docs plugin-id-default docs-wrapper docs-doc-page docs-version-current docs-doc-id-permissions/started'
    ],
    ['/blog', 'plugin-blog plugin-id-default blog-wrapper blog-list-page'],
    [
      '/blog/new-theme',
      'plugin-blog plugin-id-default blog-wrapper blog-post-page'
    ],
    ['/', 'plugin-pages plugin-id-default'],
    ['/404', 'plugin-native plugin-id-default']
  ] as const
  conform(
    'own',
    classes.map(([at, names]) => ({
      name: `10.2 the root of ${at} has the classes of its kind`,
      at,
      see: { 'html@class': [names] }
    }))
  )
})

describe('10.2 Head tags of the blog', () => {
  const tags = [
    ['/blog', 'blog_posts_list'],
    ['/blog/authors', 'blog_authors_list'],
    ['/blog/archive', 'default'],
    ['/blog/new-theme', 'default']
  ] as const
  conform('own', [
    ...tags.map(([at, tag]) => ({
      name: `10.2 ${at} is tagged ${tag}`,
      at,
      see: { 'meta[name=docusaurus_tag]@content': [tag] }
    })),
    {
      name: '10.2 a post is an article with its publication time',
      at: '/blog/new-theme',
      see: {
        'meta[property="og:type"]@content': ['article'],
        'meta[property="article:published_time"]@content': [
          '2024-11-19T00:00:00.000Z'
        ]
      }
    }
  ])

  test('10.2 a post has BlogPosting data', () => {
    expect(readData('/blog/new-theme')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      '@id': 'https://toolbox.example.com/blog/new-theme',
      headline: 'A new theme for the docs',
      datePublished: '2024-11-19T00:00:00.000Z',
      author: [{ name: 'Documentation team' }, { name: 'Toolbox maintainers' }]
    })
  })

  test('10.2 the list has Blog data with its posts', () => {
    expect(readData('/blog')).toMatchObject({
      '@type': 'Blog',
      '@id': 'https://toolbox.example.com/blog',
      blogPost: [
        { headline: 'New docs for locales and permissions' },
        { headline: 'A new theme for the docs' }
      ]
    })
  })

  conform('handbook', [
    {
      name: '10.2 a post names the pages of its authors and its tags',
      at: '/blog/newest',
      see: {
        'meta[property="article:author"]@content': ['https://ada.example.com'],
        'meta[property="article:tag"]@content': ['release,handbook']
      }
    },
    ...['/blog/unlisted', '/docs/guide/unlisted'].map(at => ({
      name: `10.2 ${at} is unlisted, so search engines must not index it`,
      at,
      see: { 'meta[name=robots]@content': ['noindex, nofollow'] }
    }))
  ])
})

/** Read a page's structured data. */
function readData(address: string): unknown {
  const [text = 'null'] = list(
    readPage('own', address),
    'script[type="application/ld+json"]'
  )
  return JSON.parse(text)
}
