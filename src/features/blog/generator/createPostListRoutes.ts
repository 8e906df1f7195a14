import { formatCount, formatText } from '../../../core/model/fillText.ts'
import {
  createHref,
  createPathname,
  stripBaseUrl
} from '../../../core/model/paths.ts'
import {
  createContentRequest,
  type OutlineEntry,
  type PlannedRoute
} from '../../../core/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import type {
  Author,
  BlogAuthorRoute,
  BlogListRoute,
  BlogTagRoute,
  PostSummary
} from '../blog.ts'
import { listPostsOf, listTagged } from './createPosts.ts'
import { createRecentPosts } from './createRecentPosts.ts'
import type { Blog, Post } from './post.ts'

/** Create the lists of all posts, by tag and by author. */
export function createPostListRoutes(
  site: Site,
  { tags, authors }: Blog,
  listed: readonly Post[]
): readonly PlannedRoute[] {
  const { title, description } = site.content.config.blog
  const all = createPages(site, listed, {
    path: '/blog',
    posts: listed,
    head: {
      kind: 'blogList',
      rootClasses: createRootClasses('list'),
      title,
      description
    }
  })
  const tagged = tags.map(tag => {
    const posts = listTagged(listed, tag)
    const tagName = tag.label
    const { description } = tag
    const title = formatText(site.texts.postTagTitle, {
      nPosts: countPosts(posts, site),
      tagName
    })
    return createPages(site, listed, {
      path: tag.pathname,
      posts,
      head: {
        kind: 'blogTag',
        rootClasses: createRootClasses('tags-post-list'),
        title,
        description
      }
    })
  })
  const authored = authors.map(author =>
    createAuthorPages(site, listed, author)
  )
  return [...all, ...tagged.flat(), ...authored.flat()]
}

function createAuthorPages(
  site: Site,
  listed: readonly Post[],
  author: Author
): readonly PlannedRoute[] {
  if (author.pageHref === undefined) return []
  const path = stripBaseUrl(site.client.baseUrl, author.pageHref) ?? ''
  const posts = listPostsOf(listed, author)
  const { name, key = '', description } = author
  const title = formatText(site.texts.authorTitle, {
    authorName: name ?? key,
    nPosts: countPosts(posts, site)
  })
  return createPages(site, listed, {
    path,
    posts,
    head: {
      kind: 'blogAuthor',
      rootClasses: createRootClasses('authors-posts'),
      title,
      author,
      description
    }
  })
}

function countPosts(posts: readonly Post[], { texts, client }: Site): string {
  const { htmlLang } = client.locale
  return formatCount(texts.postCount, ['count', posts.length], htmlLang)
}

interface PostList {
  readonly path: string
  readonly posts: readonly Post[]
  /** Data shared by all pages of the list. */
  readonly head: ListHead<BlogListRoute | BlogTagRoute | BlogAuthorRoute>
}

type ListHead<Route> = Route extends unknown
  ? Omit<Route, 'pathname' | 'isUnlisted' | 'posts' | 'recentPosts'>
  : never

function createPages(
  site: Site,
  listed: readonly Post[],
  { path, posts, head }: PostList
): readonly PlannedRoute[] {
  const { postsPerPage } = site.content.config.blog
  const { baseUrl } = site.client
  const count = Math.max(1, Math.ceil(posts.length / postsPerPage))
  const pathnames = Array.from({ length: count }, (_, index) =>
    createPathname(index === 0 ? path : `${path}/page/${index + 1}`)
  )
  return pathnames.map((pathname, index) => {
    const start = index * postsPerPage
    const shown = posts.slice(start, start + postsPerPage)
    const newer = pathnames[index - 1]
    const older = pathnames[index + 1]
    return {
      isEntryPoint: head.kind === 'blogList' && index === 0,
      isIndex: head.kind !== 'blogList',
      outline: {
        lists: [{ entries: shown.map(each => createPostEntry(each.summary)) }],
        more: older && {
          label: site.texts.olderEntries,
          href: createHref(baseUrl, older)
        }
      },
      contents: shown.map(({ source }) =>
        createContentRequest(source, { isTitled: true, isExcerpt: true })
      ),
      route: {
        ...head,
        pathname,
        isUnlisted: false,
        posts: shown.map(({ summary }) => summary),
        recentPosts: createRecentPosts(site, listed),
        newer: newer && createHref(baseUrl, newer),
        older: older && createHref(baseUrl, older)
      }
    }
  })
}

/** Describe a post for the Markdown of a list. */
export function createPostEntry(post: PostSummary): OutlineEntry {
  const { title: label, href, date, description } = post
  return { label, href, day: date.slice(0, 10), description }
}

/** Create the root classes for a kind of blog page. */
export function createRootClasses(kind: string): readonly string[] {
  return ['plugin-blog', 'blog-wrapper', `blog-${kind}-page`]
}
