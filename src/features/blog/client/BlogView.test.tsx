import { expect, test } from 'vitest'
import { PageView } from '../../../core/client/pages/PageView.tsx'
import {
  renderOnPage,
  sampleRoute,
  simplifyMarkup
} from '../../../core/client/ui/sampleSite.fixture.tsx'
import { toHref } from '../../../core/model/paths.ts'
import type { ContentModule, Route } from '../../../core/model/route.ts'
import type { PostSummary } from '../blog.ts'

const href = toHref('/', '/blog/news')
const post: PostSummary = {
  title: 'News',
  description: 'What is new',
  href,
  date: '2025-01-20T00:00:00.000Z',
  day: 'January 20, 2025',
  readingTime: 1,
  authors: [
    { key: 'ana', name: 'Ana', title: 'Writer', socials: {}, postCount: 1 }
  ],
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
  }
]

test.each(routes)('a $kind page has one main and one h1', route => {
  const html = render(route)
  expect(html.match(/<main/g)).toHaveLength(1)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toContain(' style=')
})

test('2.4.7 an excerpt shows date and reading time and links to the full post', () => {
  const html = renderKind('blogList')
  expect(html).toContain('<h2><a href="/blog/news">News</a></h2>')
  expect(html).toContain(
    '<p><time dateTime="2025-01-20T00:00:00.000Z">January 20, 2025</time><span> · </span>One min read</p>'
  )
  expect(html).toContain(
    '<a href="/blog/news">Read more<span> about News</span></a>'
  )
})

test('2.4.16 the index lists all tags by letter, with their number of posts', () => {
  expect(renderKind('blogTags')).toMatch(
    /<h1>Tags<\/h1><section><h2>N<\/h2><ul><li><a href="\/blog\/news">news <span>1<\/span><\/a><\/li><\/ul><\/section>/
  )
})

test.each([
  ['blogTag', '/blog/tags', 'View all tags'],
  ['blogAuthor', '/blog/authors', 'View all authors']
] as const)('a %s page links to %s', (kind, address, label) => {
  expect(renderKind(kind)).toContain(`<a href="${address}">${label}</a>`)
})

test('2.4.14 an author without posts has a page that says so', () => {
  expect(renderKind('blogAuthor')).toContain(
    '<p>This author has not written any posts yet.</p>'
  )
})

test.each([
  ['blogList', 'Blog list page navigation'],
  ['blogPost', 'Blog post page navigation']
] as const)('a %s page keeps its empty paginator', (kind, label) => {
  expect(renderKind(kind)).toContain(
    `<nav aria-label="${label}" data-print="hidden"></nav>`
  )
})

test('2.4.13 the archive shows days and titles, and its years are anchors', () => {
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
  const page = { route, contents: [module] }
  return simplifyMarkup(renderOnPage(<PageView page={page} />, { page }))
}
