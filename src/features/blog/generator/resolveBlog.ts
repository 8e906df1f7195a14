import { findUnknownTags } from '../../../core/content/read/readTagFiles.ts'
import { toHref, toPathname } from '../../../core/model/paths.ts'
import type { ClientSite } from '../../../core/model/site.ts'
import { collectTags } from '../../../core/site/collectTags.ts'
import type { ImageReference } from '../../../core/site/findMissingImages.ts'
import { formatDate } from '../../../core/site/formatDate.ts'
import type { SiteDraft, SitePart } from '../../../core/site/site.ts'
import type { PostSummary } from '../blog.ts'
import { FEEDS } from '../listBlogTags.ts'
import type { Post, PostSource } from './post.ts'
import { getBlogOptions } from './post.ts'
import { resolveAuthors } from './resolveAuthors.ts'
import { resolvePostAuthors } from './resolvePostAuthors.ts'

/** Resolve the authors and tags of posts. */
export function resolveBlog({ content, client, hasPage }: SiteDraft): SitePart {
  const { blog } = content.data
  if (blog === undefined) return {}
  const { tagFile } = blog
  const sources = blog.posts.filter(hasPage)
  const file = resolveAuthors(blog.authors, client.baseUrl)
  const { findTags, tags } = collectTags(sources, {
    basePath: '/blog/tags',
    baseUrl: client.baseUrl,
    file: tagFile
  })
  const resolved = sources.map(source => {
    const { authors, ...reports } = resolvePostAuthors(source, file)
    const post = createPost(source, client, { authors, tags: findTags(source) })
    return { post, ...reports }
  })
  const posts = resolved.map(({ post }) => post)
  return {
    data: { blog: { posts, tags, authors: file.authors } },
    ...(posts.length > 0 && {
      client: { blog: { title: getBlogOptions(content).title } },
      files: FEEDS.map(each => each.file)
    }),
    diagnostics: [
      ...file.diagnostics,
      ...resolved.flatMap(({ diagnostics }) => diagnostics),
      ...findUnknownTags(blog.posts, tagFile)
    ],
    images: [...file.portraits, ...posts.flatMap(listPortraits)]
  }
}

function createPost(
  source: PostSource,
  { baseUrl, locale }: ClientSite,
  references: Pick<PostSummary, 'authors' | 'tags'>
): Post {
  const { slug, date, body, isTruncated, writtenIn } = source
  const pathname = toPathname(`/blog/${slug}`)
  return {
    pathname,
    isUnlisted: source.frontMatter.unlisted === true,
    source,
    summary: {
      title: source.title ?? (source.bodyTitle || slug),
      description: source.description ?? source.excerpt ?? '',
      href: toHref(baseUrl, pathname),
      date,
      day: formatDate(date, 'long', locale),
      readingTime: countReadingTime(body),
      isTruncated,
      writtenIn,
      ...references
    }
  }
}

/** Reading speed (behavior 2.4.10). */
const WORDS_PER_MINUTE = 200

/** Estimate minutes of reading, rounded up; each CJK character is a word. */
export function countReadingTime(body: string): number {
  const cjk = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g
  const characters = body.match(cjk)?.length ?? 0
  const words = body.replace(cjk, ' ').match(/\S+/g)?.length ?? 0
  return Math.ceil((characters + words) / WORDS_PER_MINUTE)
}

/** List the portraits that a post defines. */
function listPortraits({ source, summary }: Post): readonly ImageReference[] {
  const { frontMatter, locator } = source
  const isLegacy = frontMatter.author_image_url !== undefined
  const place = isLegacy
    ? locator.findValue(['author_image_url'])
    : locator.findKey(['authors'])
  return summary.authors.flatMap(({ key, imageUrl }) =>
    key !== undefined || imageUrl === undefined ? [] : [{ imageUrl, place }]
  )
}
