import type { PostSummary, PostYear, TitledLink } from '../../model/blog.ts'
import { createHref, createPathname } from '../../model/paths.ts'
import type { BlogPostRoute } from '../../model/route.ts'
import type { Post, Site } from '../site/site.ts'
import { createContentRequest, type PlannedRoute } from './plannedRoute.ts'

/** Create the blog's routes: lists, posts, archive and authors. */
export function createBlogRoutes(site: Site): readonly PlannedRoute[] {
  const listed = site.posts.filter(({ isUnlisted }) => !isUnlisted)
  if (site.posts.length === 0) return []
  return [
    ...createListRoutes(site, listed),
    ...site.posts.map(post => createPostRoute(site, post, listed)),
    ...(listed.length > 0 ? [createArchiveRoute(site, listed)] : []),
    ...(site.authors.length > 0 ? [createAuthorsRoute(site, listed)] : [])
  ]
}

function createListRoutes(
  site: Site,
  posts: readonly Post[]
): readonly PlannedRoute[] {
  const { blog } = site.content.config
  const { baseUrl } = site.client
  const count = Math.max(1, Math.ceil(posts.length / blog.postsPerPage))
  const pathnames = Array.from({ length: count }, (_, index) =>
    createPathname(index === 0 ? '/blog' : `/blog/page/${index + 1}`)
  )
  return pathnames.map((pathname, index) => {
    const start = index * blog.postsPerPage
    const shown = posts.slice(start, start + blog.postsPerPage)
    const newer = pathnames[index - 1]
    const older = pathnames[index + 1]
    return {
      contents: shown.map(({ source }) =>
        createContentRequest(source, { isPost: true, isExcerpt: true })
      ),
      route: {
        kind: 'blogList',
        pathname,
        title: blog.title,
        description: blog.description,
        isUnlisted: false,
        posts: shown.map(({ summary }) => summary),
        recentPosts: createRecentPosts(site, posts),
        ...(newer === undefined ? {} : { newer: createHref(baseUrl, newer) }),
        ...(older === undefined ? {} : { older: createHref(baseUrl, older) })
      }
    }
  })
}

function createPostRoute(
  site: Site,
  post: Post,
  listed: readonly Post[]
): PlannedRoute {
  const { frontMatter, lastUpdated } = post.source
  const index = listed.indexOf(post)
  const newer = index > 0 ? listed[index - 1] : undefined
  const older = index >= 0 ? listed[index + 1] : undefined
  const recent = index < 0 ? [post, ...listed] : listed
  const route: BlogPostRoute = {
    kind: 'blogPost',
    pathname: post.pathname,
    title: frontMatter.title_meta ?? post.summary.title,
    description: post.summary.description,
    isUnlisted: post.isUnlisted,
    post: post.summary,
    hideToc: frontMatter.hide_table_of_contents === true,
    toc: {
      min: frontMatter.toc_min_heading_level ?? site.client.toc.min,
      max: frontMatter.toc_max_heading_level ?? site.client.toc.max
    },
    recentPosts: createRecentPosts(site, recent),
    ...(frontMatter.keywords === undefined
      ? {}
      : { keywords: frontMatter.keywords }),
    ...(frontMatter.image === undefined ? {} : { image: frontMatter.image }),
    ...(newer === undefined ? {} : { newer: createLink(newer.summary) }),
    ...(older === undefined ? {} : { older: createLink(older.summary) }),
    ...(frontMatter.last_update === undefined || lastUpdated === undefined
      ? {}
      : { lastUpdated })
  }
  return {
    route,
    contents: [createContentRequest(post.source, { isPost: true })],
    source: post.source
  }
}

function createLink({ title, href }: PostSummary): TitledLink {
  return { title, href }
}

function createArchiveRoute(site: Site, posts: readonly Post[]): PlannedRoute {
  const pathname = createPathname('/blog/archive')
  const findTitle = ({ summary }: Post) => summary.title
  const years = groupByYear(posts, findTitle).map(
    ({ year, posts: inYear }) => ({
      year,
      posts: [...inYear].reverse()
    })
  )
  return {
    contents: [],
    route: {
      kind: 'blogArchive',
      pathname,
      title: site.texts.archiveTitle,
      description: site.texts.archiveText,
      isUnlisted: false,
      years
    }
  }
}

function createAuthorsRoute(site: Site, posts: readonly Post[]): PlannedRoute {
  const pathname = createPathname('/blog/authors')
  return {
    contents: [],
    route: {
      kind: 'blogAuthors',
      pathname,
      title: site.texts.authors,
      isUnlisted: false,
      authors: site.authors,
      recentPosts: createRecentPosts(site, posts)
    }
  }
}

function createRecentPosts(
  site: Site,
  posts: readonly Post[]
): readonly PostYear[] {
  const newest = posts.slice(0, site.content.config.blog.sidebarCount)
  return groupByYear(
    newest,
    ({ source, summary }) => source.frontMatter.sidebar_label ?? summary.title
  )
}

/** Group posts by calendar year in UTC, keeping their order. */
function groupByYear(
  posts: readonly Post[],
  findTitle: (post: Post) => string
): readonly PostYear[] {
  const years = [...new Set(posts.map(({ summary }) => findYear(summary.date)))]
  return years.map(year => ({
    year,
    posts: posts
      .filter(({ summary }) => findYear(summary.date) === year)
      .map(post => ({
        title: findTitle(post),
        href: post.summary.href,
        date: post.summary.date
      }))
  }))
}

function findYear(date: string): number {
  return new Date(date).getUTCFullYear()
}
