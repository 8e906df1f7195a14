import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { PostSummary } from '../../../features/blog/blog.ts'
import { OfflinePage } from '../../../features/offline/client/OfflinePage.tsx'
import { createHref } from '../../model/paths.ts'
import type { ContentModule, Route, RouteKind } from '../../model/route.ts'
import {
  createLink,
  createSidebar,
  renderOnPage,
  sampleDoc,
  sampleRoute,
  simplifyMarkup
} from '../ui/sampleSite.fixture.tsx'
import { PageView } from './PageView.tsx'

const href = createHref('/', '/blog/news')
const post: PostSummary = {
  title: 'News',
  description: 'What is new',
  href,
  date: '2025-01-20T00:00:00.000Z',
  day: 'January 20, 2025',
  readingTime: 1,
  authors: [{ name: 'Ana', title: 'Writer', socials: {}, postCount: 1 }],
  tags: [],
  isTruncated: true
}
const years = [
  {
    year: 2025,
    posts: [{ title: 'News', href, date: post.date, day: 'January 20' }]
  }
]
const blog = { ...sampleRoute, recentPosts: years }
const toc = { min: 2, max: 3 }
const content: ContentModule = {
  default: () => <p>Text</p>,
  headings: [{ level: 2, id: 'one', html: 'One' }]
}

const routes: readonly Route[] = [
  { ...sampleRoute, kind: 'landing', latestPosts: [post] },
  sampleDoc,
  {
    ...sampleDoc,
    kind: 'category',
    heading: 'Query',
    cards: [{ kind: 'doc', label: 'Keys', href, description: 'All about keys' }]
  },
  {
    ...sampleDoc,
    kind: 'docTags',
    groups: [{ letter: 'K', tags: [{ label: 'keys', href, count: 2 }] }]
  },
  {
    ...sampleDoc,
    kind: 'docTag',
    heading: 'One doc tagged with "keys"',
    cards: [{ kind: 'doc', label: 'Keys', href }],
    tagsHref: createHref('/', '/docs/tags')
  },
  { ...blog, kind: 'blogList', title: 'Blog', posts: [post] },
  { ...blog, kind: 'blogPost', post, hideToc: false, toc },
  { ...sampleRoute, kind: 'blogArchive', years },
  { ...blog, kind: 'blogAuthors', authors: post.authors },
  {
    ...blog,
    kind: 'blogAuthor',
    posts: [],
    author: { key: 'ana', name: 'Ana', socials: {}, description: 'Writes.' }
  },
  {
    ...blog,
    kind: 'blogTags',
    groups: [{ letter: 'N', tags: [{ label: 'news', href, count: 1 }] }]
  },
  {
    ...blog,
    kind: 'blogTag',
    title: 'One post tagged with "news"',
    posts: [post]
  },
  { ...sampleRoute, kind: 'notFound' },
  { ...sampleRoute, kind: 'offline' }
]

/** Contents of the pages that need more than text. */
const samples: Readonly<Partial<Record<RouteKind, ReactNode>>> = {
  landing: <h1>Sample</h1>,
  offline: <OfflinePage />
}

test.each(routes)('a $kind page has one main and one h1', route => {
  const html = render(route, {
    ...content,
    default: () => samples[route.kind] ?? <p>Text</p>
  })
  expect(html.match(/<main/g)).toHaveLength(1)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toContain(' style=')
})

test('a doc shows its heading above the content', () => {
  expect(render(sampleDoc)).toContain(
    '<div><header><h1>Get started</h1></header><p>Text</p></div>'
  )
})

test('a doc with a sidebar shows it', () => {
  expect(render(sampleDoc)).toContain('<nav aria-label="Docs sidebar">')
})

test('a doc lists its headings both beside and above its text', () => {
  const html = render(sampleDoc)
  expect(html).toContain('<nav aria-label="Table of contents"')
  expect(html).toContain('<summary>On this page</summary>')
})

test('a doc without headings has no table of contents', () => {
  const html = render(sampleDoc, { default: content.default })
  expect(html).not.toContain('On this page')
})

test('an unlisted doc says so', () => {
  expect(render({ ...sampleDoc, isUnlisted: true })).toContain(
    'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.'
  )
})

test('content without a default export fails with the path of its page', () => {
  expect(() => render(sampleDoc, {})).toThrow(
    "The page component at /docs/started doesn't have a default export."
  )
})

test('a category card is one link, with its whole text as the tooltip', () => {
  expect(renderKind('category')).toContain(
    '<article><a href="/blog/news"><h2 title="Keys"><span>Keys</span></h2><p title="All about keys">All about keys</p></a></article>'
  )
})

test('an excerpt shows date and reading time and links the rest', () => {
  const html = renderKind('blogList')
  expect(html).toContain('<h2><a href="/blog/news">News</a></h2>')
  expect(html).toContain(
    '<p><time dateTime="2025-01-20T00:00:00.000Z">January 20, 2025</time><span> · </span>One min read</p>'
  )
  expect(html).toContain(
    '<a href="/blog/news" aria-label="Read more about News">Read more</a>'
  )
})

test('all tags are listed under their letter, with their number of pages', () => {
  for (const kind of ['blogTags', 'docTags'] as const) {
    expect(renderKind(kind)).toMatch(
      /<h1>Tags<\/h1><section><h2>[KN]<\/h2><ul><li><a href="\/blog\/news">(?:keys|news) <span>[12]<\/span><\/a><\/li><\/ul><\/section>/
    )
  }
})

test.each([
  ['blogTag', '/blog/tags', 'View all tags'],
  ['docTag', '/docs/tags', 'View all tags'],
  ['blogAuthor', '/blog/authors', 'View all authors']
] as const)('a %s page links %s', (kind, address, label) => {
  expect(renderKind(kind)).toContain(`<a href="${address}">${label}</a>`)
})

test('the page of an author without posts says so', () => {
  expect(renderKind('blogAuthor')).toContain(
    '<p>This author has not written any posts yet.</p>'
  )
})

test('a tag without a page is plain text', () => {
  const html = render({
    ...sampleDoc,
    tags: [{ label: 'keys', href }, { label: 'secret' }]
  })
  expect(html).toContain(
    '<b>Tags:</b><ul><li><a href="/blog/news">keys</a></li><li><span>secret</span></li></ul>'
  )
})

test.each([
  ['blogList', 'Blog list page navigation'],
  ['blogPost', 'Blog post page navigation'],
  ['doc', 'Docs pages']
] as const)('a %s page keeps its empty paginator', (kind, label) => {
  expect(renderKind(kind)).toContain(
    `<nav aria-label="${label}" data-print="hidden"></nav>`
  )
})

test('the archive shows day and title, and its years are anchors', () => {
  const html = renderKind('blogArchive')
  expect(html).toContain(
    '<a href="/blog/news"><span>January 20<span> - </span></span><span>News</span></a>'
  )
  expect(html).toContain('<h3 id="2025">2025<a href="#2025"')
})

function renderKind(kind: Route['kind']): string {
  const route = routes.find(candidate => candidate.kind === kind)
  if (route === undefined) throw new Error(`No sample of kind ${kind}.`)
  return render(route)
}

function render(route: Route, module: ContentModule = content): string {
  const sidebar = createSidebar(createLink('started'))
  const page = { route, contents: [module], sidebar }
  return simplifyMarkup(renderOnPage(<PageView page={page} />, { page }))
}
