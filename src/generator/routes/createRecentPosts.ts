import type { PostYear } from '../../model/blog.ts'
import type { Post, Site } from '../site/site.ts'

/** Group the newest posts by year, for the blog sidebar. */
export function createRecentPosts(
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
export function groupByYear(
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
