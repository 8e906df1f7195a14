import { z } from 'zod'
import { validateValue } from '../../../core/content/check/validateValue.ts'
import { suggestName } from '../../../core/content/schema/suggestName.ts'
import type { Diagnostic } from '../../../core/model/diagnostic.ts'
import { findRepeated } from '../../../core/model/groupBy.ts'
import type { Author } from '../blog.ts'
import type { PostFrontMatter, PostSource } from './post.ts'
import {
  type FileAuthors,
  postAuthorSchema,
  toAuthor
} from './resolveAuthors.ts'

type PostAuthor = z.output<typeof postAuthorSchema>

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
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Resolve a post's authors: keys of the authors file, keys with fields to
 * override, or fields alone, which is reported (behavior 2.4.15).
 *
 * @param file the authors file; if it has errors, which are reported already,
 * keys aren't checked
 */
export function resolvePostAuthors(
  { frontMatter, locator }: Pick<PostSource, 'frontMatter' | 'locator'>,
  file: Pick<FileAuthors, 'authors' | 'isInvalid'>
): ResolvedAuthors {
  const none = { authors: [], diagnostics: [] }
  const place = locator.findKey(['authors'])
  const named = [frontMatter.authors ?? []].flat()
  const legacyKey = legacyKeys.find(key => frontMatter[key] !== undefined)
  if (legacyKey !== undefined && named.length > 0) {
    const diagnostic: Diagnostic = {
      severity: 'error',
      message: `The post has both "authors" and "${legacyKey}" keys.`,
      place: locator.findKey([legacyKey]),
      hint: 'Keep only "authors".'
    }
    return { ...none, diagnostics: [diagnostic] }
  }
  if (named.length === 0) {
    return { ...none, authors: createLegacyAuthors(frontMatter) }
  }
  const checked = validateValue(
    named.map(entry => (typeof entry === 'string' ? { key: entry } : entry)),
    z.array(postAuthorSchema),
    locator,
    { at: ['authors'] }
  )
  if (!('value' in checked))
    return { ...none, diagnostics: checked.diagnostics }
  const keys = checked.value.flatMap(({ key }) => key ?? [])
  const known = file.authors.flatMap(({ key }) => key ?? [])
  const unknown = file.isInvalid ? [] : keys.filter(key => !known.includes(key))
  return {
    authors: checked.value.flatMap(entry => resolveAuthor(entry, file.authors)),
    diagnostics: [
      ...unknown.map(
        (key): Diagnostic => ({
          severity: 'error',
          message: `Blog author with key "${key}" not found in the authors map file.`,
          place,
          hint: explainUnknown(key, known)
        })
      ),
      ...findRepeated(keys, key => key).map(
        ({ item }): Diagnostic => ({
          severity: 'error',
          message: `The post lists the author "${item}" twice.`,
          place,
          hint: 'List each author once.'
        })
      ),
      ...checked.value
        .filter(({ key }) => key === undefined)
        .map(
          ({ name = '' }): Diagnostic => ({
            severity: 'warning',
            message: `The author "${name}" is defined in the post.`,
            place,
            hint: 'Define authors once in the authors file, and list their keys here.'
          })
        )
    ]
  }
}

/** @returns an empty list if the authors file lacks the key */
function resolveAuthor(
  { key, ...fields }: PostAuthor,
  authors: readonly Author[]
): readonly Author[] {
  const own = toAuthor(fields)
  if (key === undefined) return [own]
  const found = authors.find(author => author.key === key)
  if (found === undefined) return []
  const { description: _, ...shown } = found // for the author's own page
  const given = Object.entries(own).filter(([, value]) => value !== undefined)
  const socials = { ...shown.socials, ...own.socials }
  return [{ ...shown, ...Object.fromEntries(given), socials }]
}

function explainUnknown(key: string, known: readonly string[]): string {
  if (known.length === 0) return 'Add an authors file: content/authors.ts.'
  return key.includes(',')
    ? `Write multiple authors as a list: [${key}].`
    : suggestName(key, known, 'Keys')
}

function createLegacyAuthors({
  author: name,
  author_title: title,
  author_url: url,
  author_image_url: imageURL
}: PostFrontMatter): readonly Author[] {
  if (name === undefined) return []
  return [toAuthor({ name, title, url, imageURL, socials: {} })]
}
