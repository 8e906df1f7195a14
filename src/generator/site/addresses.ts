import { SiteError, type SourcePlace } from '../../model/errors.ts'
import {
  createPathname,
  createPathnameKey,
  stripBaseUrl
} from '../../model/paths.ts'
import type { Content, MarkdownSource } from '../content/content.ts'
import { findRepeated } from '../content/findRepeated.ts'
import { createPagePathnames } from './createPagePathnames.ts'
import { listPostsOf, listTagged } from './createPosts.ts'
import { findNodePathname, type Site, walkNodes } from './site.ts'

/** Something that answers at an address. */
export interface Address {
  readonly pathname: string
  /** As messages name what answers. */
  readonly name: string
  readonly place: SourcePlace
}

/** What a site has addresses for, before it is a site. */
export interface AddressInput
  extends Pick<Site, 'versions' | 'posts' | 'tags' | 'authors'> {
  readonly content: Content
}

/**
 * List the addresses of a site's pages and files.
 *
 * @param baseUrl of the locale
 */
export function listAddresses(
  input: AddressInput,
  baseUrl: string
): readonly Address[] {
  const { content, versions, posts } = input
  const { landing } = content
  const docs = versions.flatMap(version => version.docs)
  return [
    ...listOwnPages(input, baseUrl),
    ...(landing === undefined
      ? []
      : [createPageAddress('/', landing, undefined)]),
    ...[...docs, ...posts].map(({ pathname, source }) =>
      createPageAddress(pathname, source, source.frontMatter.slug)
    ),
    ...listCategoryPages(input),
    ...content.staticFiles.map(file => ({
      pathname: `/${file}`,
      name: `static/${file}`,
      place: { file: `static/${file}` }
    }))
  ]
}

function createPageAddress(
  pathname: string,
  { file, locator }: MarkdownSource,
  slug: string | undefined
): Address {
  const place =
    slug === undefined ? { file, line: 1 } : locator.findKey(['slug'])
  return { pathname, name: file, place }
}

/** Pages that are there without anybody having written them. */
function listOwnPages(
  input: AddressInput,
  baseUrl: string
): readonly Address[] {
  const docTags = input.versions.flatMap(({ basePath, tags }) =>
    tags.length === 0
      ? []
      : [`${basePath}/tags`, ...tags.map(({ pathname }) => pathname)]
  )
  const hasPosts = input.posts.length > 0
  const blog = hasPosts ? listBlogPages(input, baseUrl) : []
  const feeds = hasPosts ? ['/blog/rss.xml', '/blog/atom.xml'] : []
  const pages = ['/404', '/offline', ...docTags, ...blog]
  return [
    ...pages.map(pathname => createOwnAddress(pathname, 'page')),
    ...['/sitemap.xml', ...feeds].map(pathname =>
      createOwnAddress(pathname, 'file')
    )
  ]
}

function createOwnAddress(pathname: string, kind: 'page' | 'file'): Address {
  return {
    pathname,
    name: `the ${kind} ${pathname} of every site`,
    place: { file: 'site.ts' }
  }
}

function listBlogPages(
  { content, posts, tags, authors }: AddressInput,
  baseUrl: string
): readonly string[] {
  const { postsPerPage } = content.config.blog
  const lists = [
    { path: '/blog', count: posts.length },
    ...tags.map(tag => ({
      path: tag.pathname,
      count: listTagged(posts, tag).length
    })),
    ...authors.flatMap(author =>
      author.pageHref === undefined
        ? []
        : {
            path: stripBaseUrl(baseUrl, author.pageHref) ?? '',
            count: listPostsOf(posts, author).length
          }
    )
  ]
  return [
    '/blog/archive',
    '/blog/authors',
    ...(tags.length > 0 ? ['/blog/tags'] : []),
    ...lists.flatMap(({ path, count }) =>
      createPagePathnames(path, count, postsPerPage)
    )
  ]
}

function listCategoryPages({ versions }: AddressInput): readonly Address[] {
  return versions.flatMap(({ sidebars }) =>
    sidebars.flatMap(({ nodes }) =>
      walkNodes(nodes).flatMap(({ node }) => {
        const pathname = findNodePathname(node)
        if (node.kind !== 'category' || node.link?.kind !== 'page') return []
        const { place } = node.link
        const name = `the page of the category "${node.label}"`
        return pathname === undefined ? [] : [{ pathname, name, place }]
      })
    )
  )
}

/** Group addresses as readers' requests are: without letter case. */
export function createAddressKey(pathname: string): string {
  return createPathnameKey(createPathname(pathname))
}

/** Find addresses that two pages claim (behaviour 8.12). */
export function findDuplicates(
  addresses: readonly Address[]
): readonly SiteError[] {
  return findRepeated(addresses, ({ pathname }) =>
    createAddressKey(pathname)
  ).map(
    ({ item, first }) =>
      new SiteError(
        `Duplicate routes found! Attempting to create page at ${item.pathname}, but a page already exists at this route.`,
        {
          place: item.place,
          remedy: `${item.name} and ${first.name} have the same address. Give one of them another name, or a "slug" in its front matter.`
        }
      )
  )
}
