import { stat } from 'node:fs/promises'
import path from 'node:path'
import {
  checkSlugs,
  sanitizeSlug
} from '../../../core/content/check/checkSlugs.ts'
import { isPageFile, listFiles } from '../../../core/content/listFiles.ts'
import {
  type SourceFolder,
  setOriginal
} from '../../../core/content/read/listSourceFolders.ts'
import {
  readMarkdown,
  type SourceContext
} from '../../../core/content/read/readMarkdown.ts'
import { parseDate } from '../../../core/content/schema/frontMatterSchema.ts'
import { truncationMarker } from '../../../core/markdown/prepareMarkdown.ts'
import type { Diagnostic } from '../../../core/model/diagnostic.ts'
import {
  decodePathnameIfValid,
  type SourceFile
} from '../../../core/model/paths.ts'
import { type PostSource, postFrontMatter } from './post.ts'

/**
 * Read the posts or translations of posts below a folder, including drafts,
 * newest first.
 */
export async function readPosts(
  context: SourceContext,
  folder: SourceFolder
): Promise<readonly PostSource[]> {
  const { from } = folder
  const listed = await listFiles(path.join(context.contentDir, from))
  const files = listed.filter(isPageFile)
  const posts = await Promise.all(
    files.map(file => readPost(file, from, context))
  )
  return posts
    .filter(post => post !== undefined)
    .map(post => setOriginal(post, folder))
    .sort((one, other) => other.date.localeCompare(one.date))
}

async function readPost(
  path: string,
  folder: string,
  context: SourceContext
): Promise<PostSource | undefined> {
  const { report } = context
  const file = `${folder}/${path}` as SourceFile // listed: relative
  const read = await readMarkdown(file, postFrontMatter, context)
  if (read === undefined) return undefined
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
    slug: readSlug(frontMatter.slug) ?? named.slug,
    isTruncated: truncationMarker.test(source.body)
  }
  const slugDiagnostics = checkSlugs(post, {
    slug: post.slug.replace(/^(?!\/)/, '/'),
    subject: `post "${post.file}"`
  })
  report([...checkNames(file, named), ...slugDiagnostics])
  // Replace an invalid slug, so that it causes no further errors.
  return slugDiagnostics.length === 0
    ? post
    : { ...post, slug: sanitizeSlug(named.slug) }
}

/** Decode a slug, which may be copied from the address bar. */
function readSlug(slug: string | undefined): string | undefined {
  return slug === undefined ? undefined : decodePathnameIfValid(slug)
}

function checkNames(
  file: SourceFile,
  { text, date }: ReturnType<typeof parsePostName>
): readonly Diagnostic[] {
  if (text === undefined || date !== undefined) return []
  return [
    {
      severity: 'error',
      message: `The date "${text}" in the file name can't be read.`,
      place: { file },
      hint: 'Start the file name with a valid date, such as 2025-02-18.'
    }
  ]
}

/**
 * Parse date and slug from a post's path (behavior 2.4.2, 2.4.3).
 *
 * @example parsePostName('2025-01-20-hello.md').slug // '/2025/01/20/hello'
 */
function parsePostName(path: string): {
  readonly slug: string
  /** Undefined if the name has no valid date. */
  readonly date?: string | undefined
  /** The date as written. */
  readonly text?: string
} {
  const name = path.replace(/\.mdx?$/i, '').replace(/\/index$/i, '')
  const match =
    /^(?<folder>.*\/)?(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[-/](?<text>.*))?$/.exec(
      name
    )?.groups
  if (match === undefined) return { slug: `/${name}` }
  const { folder = '', year = '', month = '', day = '', text = '' } = match
  const monthText = month.padStart(2, '0')
  const dayText = day.padStart(2, '0')
  const written = `${year}-${monthText}-${dayText}`
  return {
    slug: `/${folder}${year}/${monthText}/${dayText}${text && `/${text}`}`,
    text: written,
    date: parseDate(written)
  }
}
