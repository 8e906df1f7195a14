import { type TitledLink, toPathname } from '../../../core/model/paths.ts'
import { groupTags } from '../../../core/site/collectTags.ts'
import { formatDate, formatLastUpdated } from '../../../core/site/formatDate.ts'
import { printContentRequest } from '../../../core/site/routes/contentRequest.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import type { PostSummary } from '../blog.ts'
import {
  type BlogPlan,
  groupByYear,
  listPostListClasses,
  listPostsOf,
  listRecentPosts,
  listTagged,
  planPostListRoutes
} from './planPostListRoutes.ts'
import type { Blog, Post } from './post.ts'
import { getBlogOptions } from './post.ts'

/** Add the blog's pages, and add the newest posts to the home page. */
export function addBlogRoutes(
  site: Site,
  planned: readonly PlannedRoute[]
): readonly PlannedRoute[] {
  const { blog } = site.data
  if (blog === undefined || blog.posts.length === 0) return planned
  const { title } = getBlogOptions(site.content)
  const plan = createPlan(site, blog)
  return [
    ...planned.map(each => addLatestPosts(each, plan.listed)),
    ...createBlogRoutes(plan).map(each => ({ ...each, topic: title }))
  ]
}

function createPlan(site: Site, { posts, tags, authors }: Blog): BlogPlan {
  const listed = posts.filter(({ isUnlisted }) => !isUnlisted)
  return {
    site,
    posts,
    listed,
    tags,
    authors: authors.map(author => ({
      ...author,
      postCount: listPostsOf(listed, author).length
    })),
    recentPosts: listRecentPosts(site, listed)
  }
}

function addLatestPosts(
  planned: PlannedRoute,
  listed: readonly Post[]
): PlannedRoute {
  const { route } = planned
  if (route.kind !== 'landing' || listed.length === 0) return planned
  const latestPosts = listed.slice(0, 3).map(({ summary }) => summary)
  return { ...planned, route: { ...route, latestPosts } }
}

/** Create the blog's pages: lists, posts, archive, authors and tags. */
function createBlogRoutes(plan: BlogPlan): readonly PlannedRoute[] {
  const { posts, listed, authors, tags } = plan
  return [
    ...planPostListRoutes(plan),
    ...posts.map(post => createPostRoute(plan, post)),
    ...(listed.length > 0 ? [createArchiveRoute(plan)] : []),
    ...(authors.length > 0 ? [createAuthorsRoute(plan)] : []),
    ...(tags.length > 0 ? [createTagsRoute(plan)] : [])
  ]
}

function createPostRoute(
  { site, listed, recentPosts }: BlogPlan,
  post: Post
): PlannedRoute {
  const { source, summary, pathname, isUnlisted } = post
  const { absolutePath: file, format, frontMatter, lastUpdated } = source
  const index = listed.indexOf(post)
  const newer = index > 0 ? listed[index - 1] : undefined
  const older = index >= 0 ? listed[index + 1] : undefined
  return {
    route: {
      kind: 'blogPost',
      rootClasses: listPostListClasses('post'),
      pathname,
      title: frontMatter.title_meta ?? summary.title,
      description: summary.description,
      isUnlisted,
      isDraft: frontMatter.draft === true || undefined,
      post: summary,
      hideToc: frontMatter.hide_table_of_contents === true,
      toc: {
        min: frontMatter.toc_min_heading_level ?? site.client.toc.min,
        max: frontMatter.toc_max_heading_level ?? site.client.toc.max
      },
      recentPosts:
        index < 0 ? listRecentPosts(site, [post, ...listed]) : recentPosts,
      keywords: frontMatter.keywords,
      image: frontMatter.image,
      newer: newer && createLink(newer.summary),
      older: older && createLink(older.summary),
      lastUpdated:
        frontMatter.last_update && lastUpdated
          ? formatLastUpdated(lastUpdated, site.client)
          : undefined
    },
    contents: [printContentRequest({ file, format, isTitled: true })],
    source
  }
}

function createLink({ title, href }: PostSummary): TitledLink {
  return { title, href }
}

function createArchiveRoute({ site, listed }: BlogPlan): PlannedRoute {
  const { locale } = site.client
  const years = groupByYear(listed.toReversed(), ({ summary }) => ({
    ...createLink(summary),
    date: summary.date,
    day: formatDate(summary.date, 'monthDay', locale)
  })).toReversed()
  return {
    contents: [],
    route: {
      kind: 'blogArchive',
      rootClasses: listPostListClasses('archive'),
      pathname: toPathname('/blog/archive'),
      title: site.texts.archiveTitle,
      description: site.texts.archiveText,
      isUnlisted: false,
      years
    }
  }
}

function createAuthorsRoute(plan: BlogPlan): PlannedRoute {
  const { site, authors, recentPosts } = plan
  return {
    contents: [],
    route: {
      kind: 'blogAuthors',
      rootClasses: listPostListClasses('authors-list'),
      pathname: toPathname('/blog/authors'),
      title: site.texts.authors,
      description: site.texts.authorsText,
      isUnlisted: false,
      authors,
      recentPosts
    }
  }
}

function createTagsRoute(plan: BlogPlan): PlannedRoute {
  const { site, listed, tags, recentPosts } = plan
  const groups = groupTags(
    tags,
    tag => listTagged(listed, tag).length,
    site.client.locale.htmlLang
  )
  return {
    contents: [],
    traits: { isIndex: true },
    route: {
      kind: 'blogTags',
      rootClasses: listPostListClasses('tags-list'),
      pathname: toPathname('/blog/tags'),
      title: site.texts.allTags,
      isUnlisted: false,
      groups,
      recentPosts
    }
  }
}
