import type { TagFile } from '../../../core/content/content.ts'
import type { SiteError } from '../../../core/model/errors.ts'
import { WORDS_PER_MINUTE } from '../../../core/model/limits.ts'
import { createHref, createPathname } from '../../../core/model/paths.ts'
import type { TagLink } from '../../../core/model/route.ts'
import type { Locale } from '../../../core/model/site.ts'
import {
  type CreatedTags,
  createTags,
  type Tag
} from '../../../core/site/createTags.ts'
import type { ImageReference } from '../../../core/site/findMissingImages.ts'
import { formatDate } from '../../../core/site/formatDate.ts'
import type { Author } from '../blog.ts'
import type { Post, PostSource } from './post.ts'
import { resolvePostAuthors } from './resolvePostAuthors.ts'

/** What posts depend on besides their source. */
interface PostOptions {
  /** Those in the authors file; undefined if it has errors. */
  readonly authors: readonly Author[] | undefined
  /** The locale's. */
  readonly baseUrl: string
  readonly locale: Locale
  readonly tagFile: TagFile | undefined
}

/** Create the posts, newest first, with their authors and tags resolved. */
export function createPosts(
  sources: readonly PostSource[],
  { authors, baseUrl, locale, tagFile }: PostOptions
): {
  readonly posts: readonly Post[]
  readonly problems: readonly SiteError[]
} & Omit<CreatedTags, 'findTags'> {
  const { findTags, ...tags } = createTags(sources, {
    basePath: '/blog/tags',
    baseUrl,
    file: tagFile
  })
  const created = sources.map(source => {
    const resolved = resolvePostAuthors(source, authors)
    return {
      post: createPost(source, {
        authors: resolved.authors,
        tags: findTags(source),
        baseUrl,
        locale
      }),
      problems: resolved.problems
    }
  })
  return {
    posts: created.map(({ post }) => post),
    ...tags,
    problems: created.flatMap(({ problems }) => problems)
  }
}

function createPost(
  source: PostSource,
  {
    authors,
    tags,
    baseUrl,
    locale
  }: {
    readonly authors: readonly Author[]
    readonly tags: readonly TagLink[]
    readonly baseUrl: string
    readonly locale: Locale
  }
): Post {
  const pathname = createPathname(`/blog/${source.slug}`)
  return {
    pathname,
    isUnlisted: source.frontMatter.unlisted === true,
    source,
    summary: {
      title: source.title ?? (source.bodyTitle || source.slug),
      description: source.description ?? source.excerpt ?? '',
      href: createHref(baseUrl, pathname),
      date: source.date,
      day: formatDate(source.date, 'long', locale),
      readingTime: countReadingTime(source.body, WORDS_PER_MINUTE),
      authors,
      tags,
      isTruncated: source.isTruncated,
      writtenIn: source.writtenIn
    }
  }
}

/** Estimate minutes of reading, rounded up; each CJK character is a word. */
export function countReadingTime(body: string, wordsPerMinute: number): number {
  const cjk = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g
  const characters = body.match(cjk)?.length ?? 0
  const words = body.replace(cjk, ' ').match(/\S+/g)?.length ?? 0
  return Math.ceil((characters + words) / wordsPerMinute)
}

/** List the portraits that posts define. */
export function listPortraits(
  posts: readonly Post[]
): readonly ImageReference[] {
  return posts.flatMap(({ source: { frontMatter, locator }, summary }) => {
    const isLegacy = frontMatter.author_image_url !== undefined
    const place = isLegacy
      ? locator.findValue(['author_image_url'])
      : locator.findKey(['authors'])
    return summary.authors.flatMap(({ key, imageUrl }) =>
      key !== undefined || imageUrl === undefined ? [] : [{ imageUrl, place }]
    )
  })
}

/** Count each author's listed posts, for the authors page. */
export function countPosts(
  authors: readonly Author[],
  posts: readonly Post[]
): readonly Author[] {
  return authors.map(author => ({
    ...author,
    postCount: listPostsOf(posts, author).length
  }))
}

/** List an author's listed posts. */
export function listPostsOf(
  posts: readonly Post[],
  author: Author
): readonly Post[] {
  return posts.filter(
    ({ isUnlisted, summary }) =>
      !isUnlisted && summary.authors.some(({ key }) => key === author.key)
  )
}

/** List the listed posts with a tag. */
export function listTagged(posts: readonly Post[], tag: Tag): readonly Post[] {
  return posts.filter(
    ({ isUnlisted, summary }) =>
      !isUnlisted && summary.tags.some(({ href }) => href === tag.href)
  )
}
