import { createPathname, type TitledLink } from '../../../core/model/paths.ts'
import {
  createContentRequest,
  type OutlineEntry,
  type PlannedRoute
} from '../../../core/routes/plannedRoute.ts'
import {
  createTagGroups,
  listGroupedTags,
  type Tag
} from '../../../core/site/createTags.ts'
import { formatDate, formatLastUpdated } from '../../../core/site/formatDate.ts'
import type { Site } from '../../../core/site/site.ts'
import type { Author, BlogPostRoute, PostSummary } from '../blog.ts'
import {
  createPostEntry,
  createPostListRoutes,
  createRootClasses
} from './createPostListRoutes.ts'
import { listTagged } from './createPosts.ts'
import { createRecentPosts, groupByYear } from './createRecentPosts.ts'
import type { Blog, Post } from './post.ts'

/** Add the blog's pages, and add the newest posts to the home page. */
export function addBlogRoutes(
  site: Site,
  planned: readonly PlannedRoute[]
): readonly PlannedRoute[] {
  const { blog } = site.data
  if (blog === undefined || blog.posts.length === 0) return planned
  const { title } = site.content.config.blog
  return [
    ...planned.map(each => addLatestPosts(each, blog, title)),
    ...createBlogRoutes(site, blog).map(each => ({ ...each, topic: title }))
  ]
}

function addLatestPosts(
  planned: PlannedRoute,
  blog: Blog,
  heading: string
): PlannedRoute {
  const { route } = planned
  const latestPosts = filterListed(blog)
    .slice(0, 3)
    .map(({ summary }) => summary)
  if (route.kind !== 'landing' || latestPosts.length === 0) return planned
  const entries = latestPosts.map(createPostEntry)
  return {
    ...planned,
    route: { ...route, latestPosts },
    outline: { lists: [{ heading, entries }] }
  }
}

function filterListed({ posts }: Blog): readonly Post[] {
  return posts.filter(({ isUnlisted }) => !isUnlisted)
}

/** Create the blog's pages: lists, posts, archive, authors and tags. */
function createBlogRoutes(site: Site, blog: Blog): readonly PlannedRoute[] {
  const { posts, authors, tags } = blog
  const listed = filterListed(blog)
  return [
    ...createPostListRoutes(site, blog, listed),
    ...posts.map(post => createPostRoute(site, post, listed)),
    ...(listed.length > 0 ? [createArchiveRoute(site, listed)] : []),
    ...(authors.length > 0 ? [createAuthorsRoute(site, authors, listed)] : []),
    ...(tags.length > 0 ? [createTagsRoute(site, tags, listed)] : [])
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
    rootClasses: createRootClasses('post'),
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
        ? formatLastUpdated(lastUpdated, site.client)
        : undefined
  }
  return {
    route,
    contents: [createContentRequest(post.source, { isTitled: true })],
    source: post.source,
    outline: { title: post.summary.title, byline: createByline(post.summary) }
  }
}

function createByline({ date, authors, tags }: PostSummary): string {
  return [
    date.slice(0, 10),
    ...authors.flatMap(({ name }) => name ?? []),
    ...tags.map(({ label }) => `#${label}`)
  ].join(' · ')
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
    outline: {
      lists: years.map(({ year, posts: inYear }) => ({
        heading: String(year),
        entries: inYear.map(({ title: label, href, date }) => ({
          label,
          href,
          day: date.slice(0, 10)
        }))
      }))
    },
    route: {
      kind: 'blogArchive',
      rootClasses: createRootClasses('archive'),
      pathname,
      title: site.texts.archiveTitle,
      description: site.texts.archiveText,
      isUnlisted: false,
      years
    }
  }
}

function createAuthorsRoute(
  site: Site,
  authors: readonly Author[],
  posts: readonly Post[]
): PlannedRoute {
  const pathname = createPathname('/blog/authors')
  return {
    contents: [],
    outline: { lists: [{ entries: authors.map(createAuthorEntry) }] },
    route: {
      kind: 'blogAuthors',
      rootClasses: createRootClasses('authors-list'),
      pathname,
      title: site.texts.authors,
      description: site.texts.authorsText,
      isUnlisted: false,
      authors,
      recentPosts: createRecentPosts(site, posts)
    }
  }
}

function createAuthorEntry(author: Author): OutlineEntry {
  const { name, key, title, pageHref, url } = author
  return { label: name ?? key ?? '', href: pageHref ?? url, description: title }
}

function createTagsRoute(
  site: Site,
  tags: readonly Tag[],
  posts: readonly Post[]
): PlannedRoute {
  const groups = createTagGroups(
    tags,
    tag => listTagged(posts, tag).length,
    site.client.locale.htmlLang
  )
  return {
    contents: [],
    isIndex: true,
    outline: { lists: [{ entries: listGroupedTags(groups) }] },
    route: {
      kind: 'blogTags',
      rootClasses: createRootClasses('tags-list'),
      pathname: createPathname('/blog/tags'),
      title: site.texts.allTags,
      isUnlisted: false,
      groups,
      recentPosts: createRecentPosts(site, posts)
    }
  }
}
