import { stat } from 'node:fs/promises'
import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import type { SourceFile } from '../../model/paths.ts'
import type { PostSource } from './content.ts'
import { postFrontMatter } from './frontMatterSchema.ts'
import { isPageFile, listFiles } from './listFiles.ts'
import { type ReadContext, readMarkdown } from './readMarkdown.ts'
import { truncationMarker } from './scanMarkdown.ts'

/** Posts, newest first, with what is wrong in them. */
export interface ReadPosts {
  readonly posts: readonly PostSource[]
  readonly problems: readonly SiteError[]
  readonly warnings: readonly SiteError[]
}

/** Read every post below `blog/`. */
export async function readPosts(context: ReadContext): Promise<ReadPosts> {
  const files = (await listFiles(path.join(context.root, 'blog'))).filter(
    isPageFile
  )
  const read = await Promise.all(files.map(file => readPost(file, context)))
  const posts = read
    .map(({ post }) => post)
    .filter(post => post.frontMatter.draft !== true)
  return {
    posts: posts.sort((one, other) => other.date.localeCompare(one.date)),
    problems: read.flatMap(({ problems }) => problems),
    warnings: read.flatMap(({ warnings }) => warnings)
  }
}

async function readPost(path: string, context: ReadContext) {
  const file = `blog/${path}` as SourceFile // listed: relative
  const read = await readMarkdown(file, postFrontMatter, context)
  const { source, frontMatter } = read
  const named = parsePostName(path)
  const date =
    parseDate(frontMatter.date) ??
    named.date ??
    source.lastUpdated?.date ??
    (await stat(source.absolutePath)).birthtime.toISOString()
  const post: PostSource = {
    ...source,
    frontMatter,
    date,
    slug: frontMatter.slug ?? named.slug,
    isTruncated: truncationMarker.test(source.body)
  }
  return {
    post,
    problems: [...read.problems, ...findRuleProblems(post)],
    warnings: read.warnings
  }
}

function findRuleProblems(post: PostSource): readonly SiteError[] {
  const { frontMatter, file } = post
  const place = { file, line: 1 }
  const { date } = frontMatter
  const problems: SiteError[] = []
  if (date !== undefined && parseDate(date) === undefined) {
    problems.push(
      new SiteError(`The date "${String(date)}" can't be read.`, {
        place,
        remedy: 'Write it as 2025-02-18 or 2025-02-18T09:00:00Z.'
      })
    )
  }
  if (frontMatter.draft && frontMatter.unlisted) {
    problems.push(
      new SiteError("Can't be draft and unlisted at the same time.", {
        place,
        remedy: 'Keep "draft" until the post is public, then "unlisted".'
      })
    )
  }
  return problems
}

/** A date without a zone is UTC (behaviour 2.4.2). */
function parseDate(value: string | Date | undefined): string | undefined {
  if (value === undefined) return undefined
  const text = typeof value === 'string' ? value.trim() : value.toISOString()
  const hasTime = /\d{2}:\d{2}/.test(text)
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text)
  const date = new Date(hasTime && !hasZone ? `${text}Z` : text)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/**
 * Read date and slug off a post's path (behaviour 2.4.2, 2.4.3).
 *
 * @example parsePostName('2025-01-20-hello.md').slug // '/2025/01/20/hello'
 */
export function parsePostName(path: string): {
  readonly slug: string
  readonly date?: string
} {
  const name = path.replace(/\.mdx?$/i, '').replace(/\/index$/i, '')
  const match =
    /^(?<folder>.*\/)?(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<text>.+)$/.exec(
      name
    )?.groups
  if (match === undefined) return { slug: `/${name}` }
  const { folder = '', year = '', month = '', day = '', text = '' } = match
  const monthText = month.padStart(2, '0')
  const dayText = day.padStart(2, '0')
  return {
    slug: `/${folder}${year}/${monthText}/${dayText}/${text}`,
    date: new Date(`${year}-${monthText}-${dayText}T00:00:00Z`).toISOString()
  }
}
