import type { Author, PostSummary } from './blog.ts'
import type { Route } from './route.ts'
import type { ClientSite } from './site.ts'

type DataSite = Pick<ClientSite, 'url' | 'baseUrl' | 'blogTitle'>

/**
 * Create the structured data of a blog page: the posting, or the blog with its
 * postings (https://schema.org/Blog).
 *
 * @returns JSON-LD; undefined for other kinds of pages
 */
export function createStructuredData(
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
        '@id': createUrl(site, `${site.baseUrl}blog`),
        mainEntityOfPage: createUrl(site, `${site.baseUrl}blog`),
        headline: site.blogTitle,
        ...optional('description', route.description),
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
  const url = createUrl(site, href)
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
    ...optional('author', others.length > 0 ? [author, ...others] : author),
    ...optional('image', image && createUrl(site, image)),
    ...optional(
      'keywords',
      tags.length > 0 ? tags.map(({ label }) => label) : undefined
    )
  }
}

function createPerson(
  site: DataSite,
  { name, title, url, email, imageUrl }: Author
): object {
  return {
    '@type': 'Person',
    ...optional('name', name),
    ...optional('description', title),
    ...optional('url', url),
    ...optional('email', email),
    ...optional('image', imageUrl && createUrl(site, imageUrl))
  }
}

/** @param address with the base, or on another site */
function createUrl({ url }: DataSite, address: string): string {
  return new URL(address, url).href
}

/** Create an object with one key, or an empty one if there is no value. */
function optional(key: string, value: unknown): object {
  return value === undefined || value === '' ? {} : { [key]: value }
}
