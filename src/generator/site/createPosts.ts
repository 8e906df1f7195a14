import type { Author } from '../../model/blog.ts'
import type { SiteError } from '../../model/errors.ts'
import { WORDS_PER_MINUTE } from '../../model/limits.ts'
import { createHref, createPathname } from '../../model/paths.ts'
import type { PostSource } from '../content/content.ts'
import { countReadingTime } from '../content/scanMarkdown.ts'
import { resolvePostAuthors } from './createAuthors.ts'
import type { Post } from './site.ts'

/** Create the posts, newest first, with their authors resolved. */
export function createPosts(
  sources: readonly PostSource[],
  authors: readonly Author[],
  baseUrl: string
): {
  readonly posts: readonly Post[]
  readonly problems: readonly SiteError[]
} {
  const created = sources.map(source => {
    const resolved = resolvePostAuthors(source, authors)
    return {
      post: createPost(source, resolved.authors, baseUrl),
      problems: resolved.problems
    }
  })
  return {
    posts: created.map(({ post }) => post),
    problems: created.flatMap(({ problems }) => problems)
  }
}

function createPost(
  source: PostSource,
  authors: readonly Author[],
  baseUrl: string
): Post {
  const pathname = createPathname(`/blog/${source.slug}`)
  return {
    pathname,
    isUnlisted: source.frontMatter.unlisted === true,
    source,
    summary: {
      title: source.title ?? source.bodyTitle ?? source.slug,
      description: source.description ?? source.excerpt ?? '',
      href: createHref(baseUrl, pathname),
      date: source.date,
      readingTime: countReadingTime(source.body, WORDS_PER_MINUTE),
      authors,
      tags: readTags(source.frontMatter.tags),
      isTruncated: source.isTruncated,
      ...(source.writtenIn === undefined ? {} : { writtenIn: source.writtenIn })
    }
  }
}

/** Tags are words, or objects with a label. */
export function readTags(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : []
  return list.flatMap(tag => {
    if (typeof tag === 'string' || typeof tag === 'number') return [String(tag)]
    if (typeof tag === 'object' && tag !== null && 'label' in tag) {
      return [String(tag.label)]
    }
    return []
  })
}

/** Count each author's listed posts, for the authors page. */
export function countPosts(
  authors: readonly Author[],
  posts: readonly Post[]
): readonly Author[] {
  const listed = posts.filter(({ isUnlisted }) => !isUnlisted)
  return authors.map(author => ({
    ...author,
    postCount: listed.filter(({ summary }) =>
      summary.authors.some(({ key }) => key === author.key)
    ).length
  }))
}
