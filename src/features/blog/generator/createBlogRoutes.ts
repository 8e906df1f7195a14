import { createPathname, type TitledLink } from '../../../core/model/paths.ts'
import type { BlogPostRoute } from '../../../core/model/route.ts'
import {
  createContentRequest,
  type PlannedRoute
} from '../../../core/routes/plannedRoute.ts'
import { showUpdate } from '../../../core/routes/showUpdate.ts'
import { createTagGroups } from '../../../core/site/createTags.ts'
import { formatDate } from '../../../core/site/formatDate.ts'
import type { Post, Site } from '../../../core/site/site.ts'
import type { PostSummary } from '../blog.ts'
import { createPostListRoutes } from './createPostListRoutes.ts'
import { listTagged } from './createPosts.ts'
import { createRecentPosts, groupByYear } from './createRecentPosts.ts'

/** Create the blog's routes: lists, posts, archive, authors and tags. */
export function createBlogRoutes(site: Site): readonly PlannedRoute[] {
  const listed = site.posts.filter(({ isUnlisted }) => !isUnlisted)
  if (site.posts.length === 0) return []
  return [
    ...createPostListRoutes(site, listed),
    ...site.posts.map(post => createPostRoute(site, post, listed)),
    ...(listed.length > 0 ? [createArchiveRoute(site, listed)] : []),
    ...(site.authors.length > 0 ? [createAuthorsRoute(site, listed)] : []),
    ...(site.tags.length > 0 ? [createTagsRoute(site, listed)] : [])
  ]
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
    isDraft: frontMatter.draft === true || undefined,
    post: post.summary,
    hideToc: frontMatter.hide_table_of_contents === true,
    toc: {
      min: frontMatter.toc_min_heading_level ?? site.client.toc.min,
      max: frontMatter.toc_max_heading_level ?? site.client.toc.max
    },
    recentPosts: createRecentPosts(site, recent),
    keywords: frontMatter.keywords,
    image: frontMatter.image,
    newer: newer && createLink(newer.summary),
    older: older && createLink(older.summary),
    lastUpdated:
      frontMatter.last_update && lastUpdated
        ? showUpdate(lastUpdated, site.client)
        : undefined
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
  const { locale } = site.client
  const years = groupByYear(posts, ({ summary: { title, href, date } }) => ({
    title,
    href,
    date,
    day: formatDate(date, 'monthDay', locale)
  })).map(({ year, posts: inYear }) => ({
    year,
    posts: [...inYear].reverse()
  }))
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
      description: site.texts.authorsText,
      isUnlisted: false,
      authors: site.authors,
      recentPosts: createRecentPosts(site, posts)
    }
  }
}

function createTagsRoute(site: Site, posts: readonly Post[]): PlannedRoute {
  return {
    contents: [],
    route: {
      kind: 'blogTags',
      pathname: createPathname('/blog/tags'),
      title: site.texts.allTags,
      isUnlisted: false,
      groups: createTagGroups(
        site.tags,
        tag => listTagged(posts, tag).length,
        site.client.locale.htmlLang
      ),
      recentPosts: createRecentPosts(site, posts)
    }
  }
}
