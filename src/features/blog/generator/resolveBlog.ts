import { findUnknownTags } from '../../../core/content/read/readTagFiles.ts'
import type { SiteDraft, SitePart } from '../../../core/site/site.ts'
import { FEEDS } from '../createBlogHead.ts'
import { createAuthors } from './createAuthors.ts'
import { countPosts, createPosts, listPortraits } from './createPosts.ts'

/** Resolve the authors and tags of posts. */
export function resolveBlog({ content, client, hasPage }: SiteDraft): SitePart {
  const { blog } = content.data
  if (blog === undefined) return {}
  const { baseUrl, locale } = client
  const isReadable = blog.authors !== 'unreadable'
  const authors = createAuthors(isReadable ? blog.authors : undefined, baseUrl)
  const { posts, tags, problems, warnings } = createPosts(
    blog.posts.filter(hasPage),
    {
      authors:
        isReadable && authors.problems.length === 0
          ? authors.authors
          : undefined,
      baseUrl,
      locale,
      tagFile: blog.tagFile
    }
  )
  return {
    data: {
      blog: { posts, tags, authors: countPosts(authors.authors, posts) }
    },
    ...(posts.length > 0 && {
      client: { blog: { title: content.config.blog.title } },
      files: FEEDS.map(({ file }) => file)
    }),
    problems: [...authors.problems, ...problems],
    warnings: [...findUnknownTags(blog.posts, blog.tagFile), ...warnings],
    images: [...authors.portraits, ...listPortraits(posts)]
  }
}
