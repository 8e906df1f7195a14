import type { Author } from '../../model/blog.ts'
import { SiteError, type SourcePlace } from '../../model/errors.ts'
import type { PostSource } from '../content/content.ts'
import { findNear } from '../content/suggestName.ts'
import { createAuthor, postAuthorSchema } from './createAuthors.ts'

/** Keys of the form that knows one author a post. */
const oldKeys = [
  'author',
  'author_title',
  'author_url',
  'author_image_url'
] as const

/** What was made of the authors that a post names. */
interface ResolvedAuthors {
  readonly authors: readonly Author[]
  readonly problems: readonly SiteError[]
}

/**
 * Resolve the authors that a post names: by keys of the authors file, by keys
 * with fields that differ in this post, or by fields alone (behaviour 2.4.15).
 *
 * @param authors of the authors file; without them no key is wrong, because
 * what is wrong with the file is said already
 */
export function resolvePostAuthors(
  post: Pick<PostSource, 'frontMatter' | 'locator'>,
  authors: readonly Author[] | undefined
): ResolvedAuthors {
  const { frontMatter, locator } = post
  const place = locator.findKey(['authors'])
  const named = toList(frontMatter.authors)
  const oldKey = oldKeys.find(key => frontMatter[key] !== undefined)
  if (oldKey !== undefined && named.length > 0) {
    const problem = new SiteError(
      `The post has both "authors" and "${oldKey}" keys.`,
      { place: locator.findKey([oldKey]), remedy: 'Keep "authors".' }
    )
    return { authors: [], problems: [problem] }
  }
  const old = createOldAuthor(post)
  if (old !== undefined) return { authors: [old], problems: [] }
  const resolved = named.map(entry => resolveAuthor(entry, { authors, place }))
  return {
    authors: resolved.flatMap(one => one.authors),
    problems: [
      ...resolved.flatMap(({ problems }) => problems),
      ...findRepeated(named, place)
    ]
  }
}

function resolveAuthor(
  entry: unknown,
  from: {
    readonly authors: readonly Author[] | undefined
    readonly place: SourcePlace
  }
): ResolvedAuthors {
  if (typeof entry === 'string') return findAuthor(entry, from)
  const written = postAuthorSchema.safeParse(entry)
  if (!written.success) {
    // A rule of one field says what is wrong with it.
    const rule = written.error.issues.find(
      issue => issue.code === 'custom' && issue.path.length > 0
    )
    const remedy = rule?.code === 'custom' ? rule.params?.remedy : undefined
    const problem = new SiteError(
      rule?.message ?? `The author ${JSON.stringify(entry)} can't be read.`,
      {
        place: from.place,
        remedy:
          typeof remedy === 'string'
            ? remedy
            : 'Write a key of the authors file, or an object with a name.'
      }
    )
    return { authors: [], problems: [problem] }
  }
  const { key, ...fields } = written.data
  const own = createAuthor(fields)
  if (key === undefined) return { authors: [own], problems: [] }
  const { authors, problems } = findAuthor(key, from)
  return {
    authors: authors.map(author => ({
      ...author,
      ...own,
      socials: { ...author.socials, ...own.socials }
    })),
    problems
  }
}

function findAuthor(
  key: string,
  { authors, place }: Parameters<typeof resolveAuthor>[1]
): ResolvedAuthors {
  if (authors === undefined) return { authors: [], problems: [] }
  const found = authors.find(author => author.key === key)
  if (found === undefined) {
    return { authors: [], problems: [createUnknownAuthor(key, authors, place)] }
  }
  const { description: _, ...shown } = found // for the author's own page
  return { authors: [shown], problems: [] }
}

function findRepeated(
  named: readonly unknown[],
  place: SourcePlace
): readonly SiteError[] {
  const keys = named.map(readKey).filter(key => key !== undefined)
  const repeated = keys.filter((key, index) => keys.indexOf(key) !== index)
  return [...new Set(repeated)].map(
    key =>
      new SiteError(`The post names the author "${key}" twice.`, {
        place,
        remedy: 'Name each author once.'
      })
  )
}

function readKey(entry: unknown): string | undefined {
  return typeof entry === 'string'
    ? entry
    : postAuthorSchema.safeParse(entry).data?.key
}

function createUnknownAuthor(
  key: string,
  authors: readonly Author[],
  place: SourcePlace
): SiteError {
  const keys = authors.flatMap(other => other.key ?? [])
  const near = findNear(key, keys)
  return new SiteError(
    `Blog author with key "${key}" not found in the authors map file.`,
    {
      place,
      remedy:
        keys.length === 0
          ? 'Add an authors file: content/authors.ts.'
          : `${near === undefined ? '' : `Did you mean "${near}"? `}Valid author keys are:\n${keys.map(known => `- ${known}`).join('\n')}`
    }
  )
}

function createOldAuthor({
  frontMatter
}: Pick<PostSource, 'frontMatter'>): Author | undefined {
  const {
    author: name,
    author_title,
    author_url,
    author_image_url
  } = frontMatter
  if (name === undefined) return undefined
  return {
    name,
    socials: {},
    ...(author_title === undefined ? {} : { title: author_title }),
    ...(author_url === undefined ? {} : { url: author_url }),
    ...(author_image_url === undefined ? {} : { imageUrl: author_image_url })
  }
}

function toList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}
