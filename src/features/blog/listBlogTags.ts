import {
  createAlternateTag,
  createOpenGraphTag,
  type HeadTag,
  listSearchTags
} from '../../core/model/head.ts'
import type { Route } from '../../core/model/route.ts'
import type { ClientSite } from '../../core/model/site.ts'
import type { Author, PostSummary } from './blog.ts'

type DataSite = Pick<ClientSite, 'url' | 'baseUrl' | 'data'>

/** The blog's feeds, in the order in which readers see them. */
export const FEEDS = [
  { name: 'RSS', type: 'application/rss+xml', file: 'blog/rss.xml' },
  { name: 'Atom', type: 'application/atom+xml', file: 'blog/atom.xml' }
] as const

/** List the head tags for feeds and for blog pages. */
export function listBlogTags(
  site: ClientSite,
  route: Route
): readonly HeadTag[] {
  if (site.data.blog === undefined) return []
  return [
    ...createFeedLinks(site),
    ...createListTags(route),
    ...createArticleTags(route),
    ...createDataTag(site, route)
  ]
}

/** Every page links to the feeds. */
function createFeedLinks(site: ClientSite): readonly HeadTag[] {
  return FEEDS.map(({ type, file, name }) =>
    createAlternateTag({
      type,
      href: site.baseUrl + file,
      title: `${site.title} ${name} Feed`
    })
  )
}

const SEARCH_TAGS: Readonly<Record<string, string>> = {
  blogList: 'blog_posts_list',
  blogAuthors: 'blog_authors_list',
  blogAuthor: 'blog_authors_posts',
  blogTags: 'blog_tags_list',
  blogTag: 'blog_tags_posts'
}

function createListTags({ kind }: Route): readonly HeadTag[] {
  const tag = SEARCH_TAGS[kind]
  return tag === undefined ? [] : listSearchTags(tag)
}

function createArticleTags(route: Route): readonly HeadTag[] {
  if (route.kind !== 'blogPost') return []
  const { date, authors, tags } = route.post
  const labels = tags.map(({ label }) => label)
  const urls = authors.flatMap(({ url }) => url ?? [])
  return [
    createOpenGraphTag('og:type', 'article'),
    createOpenGraphTag('article:published_time', date),
    ...(urls.length === 0
      ? []
      : [createOpenGraphTag('article:author', urls.join(','))]),
    ...(labels.length === 0
      ? []
      : [createOpenGraphTag('article:tag', labels.join(','))])
  ]
}

function createDataTag(site: ClientSite, route: Route): readonly HeadTag[] {
  const data = createStructuredData(site, route)
  if (data === undefined) return []
  const attributes = { type: 'application/ld+json' }
  return [{ tag: 'script', attributes, text: JSON.stringify(data) }]
}

/**
 * Create a blog page's structured data: a post, or the blog with its posts
 * (https://schema.org/Blog).
 *
 * @returns JSON-LD; undefined for other page kinds
 */
function createStructuredData(
  site: DataSite,
  route: Route
): object | undefined {
  switch (route.kind) {
    case 'blogPost':
      return {
        '@context': 'https://schema.org',
        ...createPosting(site, route.post, route.image)
      }
    case 'blogList':
      return {
        '@context': 'https://schema.org',
        '@type': 'Blog',
        '@id': toUrl(site, `${site.baseUrl}blog`),
        mainEntityOfPage: toUrl(site, `${site.baseUrl}blog`),
        headline: site.data.blog?.title,
        description: route.description || undefined,
        blogPost: route.posts.map(post => createPosting(site, post))
      }
    default:
      return undefined
  }
}

function createPosting(
  site: DataSite,
  { href, title, description, date, authors, tags }: PostSummary,
  image?: string
): object {
  const url = toUrl(site, href)
  const [author, ...others] = authors.map(one => createPerson(site, one))
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    name: title,
    description,
    datePublished: date,
    author: others.length > 0 ? [author, ...others] : author,
    image: image ? toUrl(site, image) : undefined,
    keywords: tags.length > 0 ? tags.map(({ label }) => label) : undefined
  }
}

function createPerson(
  site: DataSite,
  { name, title, url, email, imageUrl }: Author
): object {
  return {
    '@type': 'Person',
    name: name || undefined,
    description: title || undefined,
    url: url || undefined,
    email: email || undefined,
    image: imageUrl ? toUrl(site, imageUrl) : undefined
  }
}

/** @param href with the base, or on another site */
function toUrl({ url }: DataSite, href: string): string {
  return new URL(href, url).href
}
