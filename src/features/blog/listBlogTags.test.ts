import { expect, test } from 'vitest'
import {
  sampleRoute,
  sampleSite
} from '../../core/client/ui/sampleSite.fixture.tsx'
import { toHref } from '../../core/model/paths.ts'
import type { Route } from '../../core/model/route.ts'
import type { PostSummary } from './blog.ts'
import { listBlogTags } from './listBlogTags.ts'

const site = { ...sampleSite, data: { blog: { title: 'Blog' } } }
const post: PostSummary = {
  title: 'News',
  description: 'What is new',
  href: toHref('/', '/blog/news'),
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
test.each<[string, Route, string | undefined]>([
  ['blog list', blogList, 'blog_posts_list'],
  ['page of all tags', blogTags, 'blog_tags_list'],
  ['page of a tag', blogTag, 'blog_tags_posts'],
  ['page of an author', blogAuthor, 'blog_authors_posts'],
  ['post', blogPost, undefined]
])(
  '10.2 documentation search engines get the right tag for a %s',
  (_, route, tag) => {
    const found = listBlogTags(site, route).find(
      ({ attributes }) => attributes.name === 'docsearch:docusaurus_tag'
    )
    expect(found?.attributes.content).toBe(tag)
  }
)

test('10.2 a post has BlogPosting data with its author', () => {
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

test('10.2 a post by several people names them all', () => {
  const authors = ['Ana', 'Bea'].map(name => ({ name, socials: {} }))
  expect(findData({ ...blogPost, post: { ...post, authors } })).toMatchObject({
    author: [{ name: 'Ana' }, { name: 'Bea' }]
  })
})

test('10.2 2.4.17 the list of posts has Blog data with its address, description and posts', () => {
  const list: Route = { ...blogList, description: 'All news' }
  const { blogPost: posts, ...data } = Object(findData(list))
  expect(posts).toMatchObject([{ '@type': 'BlogPosting', headline: 'News' }])
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': 'https://sample.example/blog',
    mainEntityOfPage: 'https://sample.example/blog',
    headline: 'Blog',
    description: 'All news'
  })
})

test('2.4.17 a post and its authors have images with absolute addresses', () => {
  const author = { imageUrl: '/ana.png', email: 'ana@a.example', socials: {} }
  const data = findData({
    ...blogPost,
    image: '/news.png',
    post: { ...post, authors: [author], tags: [] }
  })
  expect(data).toMatchObject({
    image: 'https://sample.example/news.png',
    author: {
      '@type': 'Person',
      email: 'ana@a.example',
      image: 'https://sample.example/ana.png'
    }
  })
  expect(data).not.toHaveProperty('keywords')
})

test('10.2 a post is an article by its authors, with its tags', () => {
  const authors = [
    { name: 'Ana', url: 'https://ana.example', socials: {} },
    { name: 'Bea', socials: {} },
    { name: 'Cy', url: '/cy', socials: {} }
  ]
  const tags = [{ label: 'a' }, { label: 'b' }]
  expect(
    listProperties({ ...blogPost, post: { ...post, authors, tags } })
  ).toEqual([
    ['og:type', 'article'],
    ['article:published_time', '2025-01-20T00:00:00.000Z'],
    ['article:author', 'https://ana.example,/cy'],
    ['article:tag', 'a,b']
  ])
  expect(
    listProperties({ ...blogPost, post: { ...post, authors: [], tags: [] } })
  ).toHaveLength(2)
  expect(listProperties(blogList)).toEqual([])
})

function listProperties(route: Route) {
  return listBlogTags(site, route).flatMap(({ attributes }) => {
    const { property: name, content } = attributes
    return name === undefined ? [] : [[name, content]]
  })
}

test('2.4.17 10.1 on a site with a blog, every page links to the feeds', () => {
  const landing: Route = { ...sampleRoute, kind: 'landing' }
  const based = { ...site, baseUrl: '/kit/' }
  expect(
    listBlogTags(based, landing).map(({ attributes }) => attributes)
  ).toEqual([
    {
      rel: 'alternate',
      type: 'application/rss+xml',
      href: '/kit/blog/rss.xml',
      title: 'Sample RSS Feed'
    },
    {
      rel: 'alternate',
      type: 'application/atom+xml',
      href: '/kit/blog/atom.xml',
      title: 'Sample Atom Feed'
    }
  ])
  expect(listBlogTags({ ...based, data: {} }, landing)).toEqual([])
})

test('the structured data is in a script that browsers do not run', () => {
  const found = listBlogTags(site, blogPost).find(({ tag }) => tag === 'script')
  expect(found?.attributes).toEqual({ type: 'application/ld+json' })
})

function findData(route: Route): unknown {
  const { text } =
    listBlogTags(site, route).find(({ tag }) => tag === 'script') ?? {}
  return JSON.parse(text ?? 'null')
}
