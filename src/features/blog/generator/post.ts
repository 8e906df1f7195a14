import { z } from 'zod'
import type {
  Content,
  DataSource,
  MarkdownSource,
  TagFile
} from '../../../core/content/content.ts'
import {
  checkKeyPairs,
  dateSchema,
  sharedFrontMatterKeys,
  text
} from '../../../core/content/schema/frontMatterSchema.ts'
import { explainInvalidLink } from '../../../core/content/schema/linkRules.ts'
import type { Pathname } from '../../../core/model/paths.ts'
import type { Tag } from '../../../core/site/collectTags.ts'
import type { Author, PostSummary } from '../blog.ts'

declare module '../../../index.ts' {
  interface ContentData {
    readonly blog?: BlogContent
  }
  interface SiteKeys {
    /** Title of the blog, and how many posts its pages and feeds have. */
    readonly blog?: z.input<typeof blogOptions>
  }
  interface SiteData {
    readonly blog?: Blog
  }
}

/** `blog` in `site.ts`. */
export const blogOptions = z
  .strictObject({
    title: z.string().default('Blog'),
    description: z.string().default('Blog'),
    postsPerPage: z.number().int().positive().default(10),
    sidebarCount: z.number().int().min(0).default(5),
    /** `false` for all posts. */
    feedLimit: z.number().int().positive().or(z.literal(false)).default(20)
  })
  .prefault({})

/** Get the options of the blog with all defaults. */
export function getBlogOptions({
  config
}: Pick<Content, 'config'>): z.output<typeof blogOptions> {
  return blogOptions.parse(config.blog)
}

/**
 * An author's link, which is also part of the structured data: a web address, an
 * email address or a page.
 */
export const authorLink = z.string().superRefine((link, context) => {
  const found = explainInvalidLink(link)
  if (found !== undefined) context.addIssue(found)
  else if (!/^(?:https?:|mailto:|\/)/i.test(link)) {
    context.addIssue(
      `The link "${link}" is neither a web address nor a page.\nStart with "https://", "mailto:" or "/".`
    )
  }
})

/** A post's front matter (behavior 2.4.18). */
export const postFrontMatter = z
  .object({
    ...sharedFrontMatterKeys,
    id: text.optional(),
    title_meta: text.optional(),
    date: dateSchema.optional(),
    authors: z.unknown().optional(),
    author: z.string().optional(),
    author_title: z.string().optional(),
    author_url: authorLink.optional(),
    author_image_url: z.string().optional()
  })
  .superRefine(checkKeyPairs)

export type PostFrontMatter = z.output<typeof postFrontMatter>

/** The blog's content. */
export interface BlogContent {
  /** Includes drafts; newest first. */
  readonly posts: readonly PostSource[]
  readonly tagFile: TagFile | undefined
  readonly authors: DataSource | 'unreadable' | undefined
}

/** The blog, with its references resolved. */
export interface Blog {
  /** Newest first. */
  readonly posts: readonly Post[]
  readonly tags: readonly Tag[]
  readonly authors: readonly Author[]
}

export interface PostSource extends MarkdownSource {
  readonly frontMatter: PostFrontMatter
  /** ISO 8601, UTC. */
  readonly date: string
  readonly slug: string
  readonly isTruncated: boolean
}

/** A post page. */
export interface Post {
  readonly pathname: Pathname
  readonly summary: PostSummary
  readonly isUnlisted: boolean
  readonly source: PostSource
}
