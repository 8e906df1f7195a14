import { formatCount, formatText } from '../../../core/model/fillText.ts'
import { groupBy } from '../../../core/model/groupBy.ts'
import {
  stripBaseUrl,
  type TitledLink,
  toHref,
  toPathname
} from '../../../core/model/paths.ts'
import type { Tag } from '../../../core/site/collectTags.ts'
import { printContentRequest } from '../../../core/site/routes/contentRequest.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import type {
  Author,
  BlogAuthorRoute,
  BlogListRoute,
  BlogTagRoute,
  PostYear
} from '../blog.ts'
import type { Blog, Post } from './post.ts'
import { getBlogOptions } from './post.ts'

/** What the blog's pages are planned from. */
export interface BlogPlan extends Blog {
  readonly site: Site
  /** All but unlisted posts. */
  readonly listed: readonly Post[]
  readonly recentPosts: readonly PostYear[]
}

/** Plan the lists of all posts, by tag and by author. */
export function planPostListRoutes(plan: BlogPlan): readonly PlannedRoute[] {
  const { site, listed, tags, authors } = plan
  const { title, description } = getBlogOptions(site.content)
  return [
    ...createPages(plan, '/blog', listed, {
      kind: 'blogList',
      rootClasses: listPostListClasses('list'),
      title,
      description
    }),
    ...tags.flatMap(tag => {
      const posts = listTagged(listed, tag)
      return createPages(plan, tag.pathname, posts, {
        kind: 'blogTag',
        rootClasses: listPostListClasses('tags-post-list'),
        title: formatText(site.texts.postTagTitle, {
          nPosts: countPosts(posts, site),
          tagName: tag.label
        }),
        description: tag.description
      })
    }),
    ...authors.flatMap(author => createAuthorPages(plan, author))
  ]
}

function createAuthorPages(
  plan: BlogPlan,
  author: Author
): readonly PlannedRoute[] {
  const { site, listed } = plan
  const { name, key = '', description, pageHref } = author
  if (pageHref === undefined) return []
  const path = stripBaseUrl(site.client.baseUrl, pageHref) ?? ''
  const posts = listPostsOf(listed, author)
  return createPages(plan, path, posts, {
    kind: 'blogAuthor',
    rootClasses: listPostListClasses('authors-posts'),
    title: formatText(site.texts.authorTitle, {
      authorName: name ?? key,
      nPosts: countPosts(posts, site)
    }),
    author,
    description
  })
}

function countPosts(posts: readonly Post[], { texts, client }: Site): string {
  const { htmlLang } = client.locale
  return formatCount(texts.postCount, ['count', posts.length], htmlLang)
}

type ListRoute = BlogListRoute | BlogTagRoute | BlogAuthorRoute

/** Data shared by all pages of a list. */
type ListHead<Route = ListRoute> = Route extends unknown
  ? Omit<Route, 'pathname' | 'isUnlisted' | 'posts' | 'recentPosts'>
  : never

/** @param path of the first page */
function createPages(
  { site, recentPosts }: BlogPlan,
  path: string,
  posts: readonly Post[],
  head: ListHead
): readonly PlannedRoute[] {
  const { postsPerPage } = getBlogOptions(site.content)
  const { baseUrl } = site.client
  const count = Math.max(1, Math.ceil(posts.length / postsPerPage))
  const pathnames = Array.from({ length: count }, (_, index) =>
    toPathname(index === 0 ? path : `${path}/page/${index + 1}`)
  )
  const hrefs = pathnames.map(pathname => toHref(baseUrl, pathname))
  return pathnames.map((pathname, index) => {
    const start = index * postsPerPage
    const shown = posts.slice(start, start + postsPerPage)
    const older = hrefs[index + 1]
    return {
      traits: {
        isEntryPoint: head.kind === 'blogList' && index === 0,
        isIndex: head.kind !== 'blogList'
      },
      contents: shown.map(({ source: { absolutePath: file, format } }) =>
        printContentRequest({ file, format, isTitled: true, isExcerpt: true })
      ),
      route: {
        ...head,
        pathname,
        isUnlisted: false,
        posts: shown.map(({ summary }) => summary),
        recentPosts,
        newer: hrefs[index - 1],
        older
      }
    }
  })
}

/** List an author's posts. */
export function listPostsOf(
  posts: readonly Post[],
  { key }: Author
): readonly Post[] {
  return posts.filter(({ summary }) =>
    summary.authors.some(author => author.key === key)
  )
}

/** List the posts with a tag. */
export function listTagged(
  posts: readonly Post[],
  { href }: Tag
): readonly Post[] {
  return posts.filter(({ summary }) =>
    summary.tags.some(tag => tag.href === href)
  )
}

/** List the root classes for a kind of blog page. */
export function listPostListClasses(kind: string): readonly string[] {
  return ['plugin-blog', 'blog-wrapper', `blog-${kind}-page`]
}

/** Group the newest posts by year, for the blog sidebar. */
export function listRecentPosts(
  site: Site,
  posts: readonly Post[]
): readonly PostYear[] {
  const newest = posts.slice(0, getBlogOptions(site.content).sidebarCount)
  return groupByYear(newest, ({ source, summary }) => ({
    title: source.frontMatter.sidebar_label ?? summary.title,
    href: summary.href
  }))
}

/** Group posts by calendar year in UTC, keeping their order. */
export function groupByYear<Item extends TitledLink>(
  posts: readonly Post[],
  createItem: (post: Post) => Item
): readonly PostYear<Item>[] {
  const years = groupBy(posts, ({ summary }) =>
    new Date(summary.date).getUTCFullYear()
  )
  return [...years].map(([year, inYear]) => ({
    year,
    posts: inYear.map(createItem)
  }))
}
