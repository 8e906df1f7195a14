import type { TitledLink } from '../../../core/model/paths.ts'
import type { Site } from '../../../core/site/site.ts'
import type { PostYear } from '../blog.ts'
import type { Post } from './post.ts'

/** Group the newest posts by year, for the blog sidebar. */
export function createRecentPosts(
  site: Site,
  posts: readonly Post[]
): readonly PostYear[] {
  const newest = posts.slice(0, site.content.config.blog.sidebarCount)
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
  const years = [...new Set(posts.map(({ summary }) => findYear(summary.date)))]
  return years.map(year => ({
    year,
    posts: posts
      .filter(({ summary }) => findYear(summary.date) === year)
      .map(createItem)
  }))
}

function findYear(date: string): number {
  return new Date(date).getUTCFullYear()
}
