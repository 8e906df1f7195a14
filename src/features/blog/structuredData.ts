import type { Route } from '../../core/model/route.ts'
import type { ClientSite } from '../../core/model/site.ts'
import type { Author, PostSummary } from './blog.ts'

type DataSite = Pick<ClientSite, 'url' | 'baseUrl' | 'data'>

/**
 * Create a blog page's structured data: a post, or the blog with its posts
 * (https://schema.org/Blog).
 *
 * @returns JSON-LD; undefined for other page kinds
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
    author: others.length > 0 ? [author, ...others] : author,
    image: image ? createUrl(site, image) : undefined,
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
    image: imageUrl ? createUrl(site, imageUrl) : undefined
  }
}

/** @param address with the base, or on another site */
function createUrl({ url }: DataSite, address: string): string {
  return new URL(address, url).href
}
