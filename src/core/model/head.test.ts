import { expect, test } from 'vitest'
import type { PostSummary } from '../../features/blog/blog.ts'
import {
  sampleDoc,
  sampleRoute,
  sampleSite
} from '../client/ui/sampleSite.fixture.tsx'
import { createHead } from './head.ts'
import { createHref } from './paths.ts'
import { createRootClasses } from './rootClasses.ts'
import type { Route } from './route.ts'

const post: PostSummary = {
  title: 'News',
  description: 'What is new',
  href: createHref('/', '/blog/news'),
  date: '2025-01-20T00:00:00.000Z',
  day: 'January 20, 2025',
  readingTime: 1,
  authors: [{ name: 'Ana', title: 'Writer', url: '/ana', socials: {} }],
  tags: [{ label: 'a' }],
  isTruncated: false
}
const blog = { ...sampleRoute, recentPosts: [] }
const blogPost: Route = {
  ...blog,
  kind: 'blogPost',
  post,
  hideToc: false,
  toc: { min: 2, max: 3 }
}
const blogList: Route = { ...blog, kind: 'blogList', posts: [post] }
const blogTags: Route = { ...blog, kind: 'blogTags', groups: [] }
const blogTag: Route = { ...blog, kind: 'blogTag', posts: [post] }
const blogAuthor: Route = {
  ...blog,
  kind: 'blogAuthor',
  author: { name: 'Ana', socials: {} },
  posts: []
}
const docTags: Route = { ...sampleDoc, kind: 'docTags', groups: [] }
const docTag: Route = {
  ...sampleDoc,
  kind: 'docTag',
  heading: '0 docs',
  cards: [],
  tagsHref: createHref('/', '/docs/tags')
}

test.each<[string, Route, string]>([
  ['doc', sampleDoc, 'docs-default-current'],
  ['page of all tags of docs', docTags, 'doc_tags_list'],
  ['page of a tag of docs', docTag, 'doc_tag_doc_list'],
  ['blog list', blogList, 'blog_posts_list'],
  ['page of all tags of posts', blogTags, 'blog_tags_list'],
  ['page of a tag of posts', blogTag, 'blog_tags_posts'],
  ['page of an author', blogAuthor, 'blog_authors_posts'],
  ['post', blogPost, 'default']
])('docs search engines find the tag of a %s', (_, route, tag) => {
  expect(findContents(route, 'docusaurus_tag')).toEqual([tag])
  expect(findContents(route, 'docsearch:docusaurus_tag')).toEqual([tag])
  expect(findContents(route, 'docsearch:language')).toEqual(['en'])
})

test('a post has BlogPosting data with its author', () => {
  expect(findData(blogPost)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': 'https://sample.example/blog/news',
    mainEntityOfPage: 'https://sample.example/blog/news',
    url: 'https://sample.example/blog/news',
    headline: 'News',
    name: 'News',
    description: 'What is new',
    datePublished: '2025-01-20T00:00:00.000Z',
    author: {
      '@type': 'Person',
      name: 'Ana',
      description: 'Writer',
      url: '/ana'
    },
    keywords: ['a']
  })
})

test('a post by several people names them all', () => {
  const authors = ['Ana', 'Bea'].map(name => ({ name, socials: {} }))
  expect(findData({ ...blogPost, post: { ...post, authors } })).toMatchObject({
    author: [{ name: 'Ana' }, { name: 'Bea' }]
  })
})

test('the list of posts has Blog data with its posts', () => {
  expect(findData(blogList)).toMatchObject({
    '@type': 'Blog',
    headline: 'Blog',
    blogPost: [{ '@type': 'BlogPosting', headline: 'News' }]
  })
})

test('the not-found page, which answers anywhere, has no address of its own', () => {
  const findCanonical = (route: Route) =>
    createHead(sampleSite, route, []).filter(
      ({ attributes }) => attributes.rel === 'canonical'
    )
  expect(findCanonical({ ...sampleRoute, kind: 'notFound' })).toEqual([])
  expect(findCanonical(sampleDoc)).toHaveLength(1)
})

test('a site with noIndex marks every page', () => {
  const tags = createHead({ ...sampleSite, noIndex: true }, sampleDoc, [])
  expect(tags).toContainEqual({
    tag: 'meta',
    attributes: { name: 'robots', content: 'noindex, nofollow' }
  })
})

test.each<[Route, string]>([
  [
    { ...sampleDoc, docId: 'guide/get started' },
    'plugin-docs plugin-id-default docs-wrapper docs-doc-page docs-version-current docs-doc-id-guide/get-started'
  ],
  [
    docTags,
    'plugin-docs plugin-id-default docs-wrapper docs-tags-list-page docs-version-current'
  ],
  [
    docTag,
    'plugin-docs plugin-id-default docs-wrapper docs-tags-doc-list-page docs-version-current'
  ],
  [blogTags, 'plugin-blog plugin-id-default blog-wrapper blog-tags-list-page'],
  [
    blogTag,
    'plugin-blog plugin-id-default blog-wrapper blog-tags-post-list-page'
  ],
  [
    blogAuthor,
    'plugin-blog plugin-id-default blog-wrapper blog-authors-posts-page'
  ],
  [blogPost, 'plugin-blog plugin-id-default blog-wrapper blog-post-page'],
  [{ ...sampleRoute, kind: 'notFound' }, 'plugin-native plugin-id-default']
])('the root of a $kind page has the classes of its kind', (route, classes) => {
  expect(createRootClasses(route).join(' ')).toBe(classes)
})

function findContents(route: Route, name: string) {
  return createHead(sampleSite, route, [])
    .filter(({ attributes }) => attributes.name === name)
    .map(({ attributes }) => attributes.content)
}

function findData(route: Route): unknown {
  const { text } =
    createHead(sampleSite, route, []).find(({ tag }) => tag === 'script') ?? {}
  return JSON.parse(text ?? 'null')
}
