import { z } from 'zod'
import { validateConfig } from '../../../core/content/check/validateConfig.ts'
import { suggestName } from '../../../core/content/schema/suggestName.ts'
import { SiteError, type SourceLocation } from '../../../core/model/errors.ts'
import { findRepeated } from '../../../core/model/groupBy.ts'
import type { Author } from '../blog.ts'
import { createAuthor, postAuthorSchema } from './createAuthors.ts'
import type { PostSource } from './post.ts'

/** Keys of the legacy form, which has one author per post. */
const legacyKeys = [
  'author',
  'author_title',
  'author_url',
  'author_image_url'
] as const

/** A post's resolved authors. */
interface ResolvedAuthors {
  readonly authors: readonly Author[]
  readonly problems: readonly SiteError[]
}

/**
 * Resolve a post's authors: keys of the authors file, keys with fields to
 * override, or fields alone (behavior 2.4.15).
 *
 * @param authors those in the authors file; undefined if it has errors, which
 * are reported already, so keys aren't checked
 */
export function resolvePostAuthors(
  post: Pick<PostSource, 'frontMatter' | 'locator'>,
  authors: readonly Author[] | undefined
): ResolvedAuthors {
  const { frontMatter, locator } = post
  const place = locator.findKey(['authors'])
  const named = toList(frontMatter.authors)
  const legacyKey = legacyKeys.find(key => frontMatter[key] !== undefined)
  if (legacyKey !== undefined && named.length > 0) {
    const problem = new SiteError(
      `The post has both "authors" and "${legacyKey}" keys.`,
      { place: locator.findKey([legacyKey]), remedy: 'Keep only "authors".' }
    )
    return { authors: [], problems: [problem] }
  }
  const legacy = createLegacyAuthor(post)
  if (legacy !== undefined) return { authors: [legacy], problems: [] }
  const checked = validateConfig(
    named.map(entry => (typeof entry === 'string' ? { key: entry } : entry)),
    z.array(postAuthorSchema),
    locator,
    { at: ['authors'] }
  )
  if (!('value' in checked)) return { authors: [], problems: checked.problems }
  const keys = checked.value.flatMap(({ key }) => key ?? [])
  return {
    authors: checked.value.flatMap(entry => resolveAuthor(entry, authors)),
    problems: [
      ...keys.flatMap(key => findUnknown(key, authors, place)),
      ...findRepeated(keys, key => key).map(
        ({ item }) =>
          new SiteError(`The post lists the author "${item}" twice.`, {
            place,
            remedy: 'List each author once.'
          })
      )
    ]
  }
}

/** @returns an empty list if the authors file lacks the key */
function resolveAuthor(
  { key, ...fields }: z.output<typeof postAuthorSchema>,
  authors: readonly Author[] = []
): readonly Author[] {
  const own = createAuthor(fields)
  if (key === undefined) return [own]
  const found = authors.find(author => author.key === key)
  if (found === undefined) return []
  const { description: _, ...shown } = found // for the author's own page
  const given = Object.entries(own).filter(([, value]) => value !== undefined)
  const socials = { ...shown.socials, ...own.socials }
  return [{ ...shown, ...Object.fromEntries(given), socials }]
}

function findUnknown(
  key: string,
  authors: readonly Author[] | undefined,
  place: SourceLocation
): readonly SiteError[] {
  if (authors === undefined || authors.some(author => author.key === key)) {
    return []
  }
  const keys = authors.flatMap(other => other.key ?? [])
  return [
    new SiteError(
      `Blog author with key "${key}" not found in the authors map file.`,
      {
        place,
        remedy:
          keys.length === 0
            ? 'Add an authors file: content/authors.ts.'
            : key.includes(',')
              ? `Write multiple authors as a list: [${key}].`
              : suggestName(key, keys, 'Keys')
      }
    )
  ]
}

function createLegacyAuthor({
  frontMatter
}: Pick<PostSource, 'frontMatter'>): Author | undefined {
  const { author: name, author_title: title, author_url: url } = frontMatter
  const imageUrl = frontMatter.author_image_url
  return name === undefined
    ? undefined
    : { name, socials: {}, title, url, imageUrl }
}

function toList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}
