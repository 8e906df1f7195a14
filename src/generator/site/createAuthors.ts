import { closest } from 'fastest-levenshtein'
import { z } from 'zod'
import type { Author } from '../../model/blog.ts'
import { SiteError, type SourcePlace } from '../../model/errors.ts'
import { createHref, createPathname } from '../../model/paths.ts'
import type { DataSource, PostSource } from '../content/content.ts'
import { createFileLocator } from '../content/sourceLocator.ts'
import { validateConfig } from '../content/validateConfig.ts'
import { kebabCase } from './kebabCase.ts'

const author = z
  .strictObject({
    name: z.string().optional(),
    title: z.string().optional(),
    url: z.string().optional(),
    email: z.string().optional(),
    imageURL: z.string().optional(),
    image_url: z.string().optional(),
    description: z.string().optional(),
    /** Whether, or where, there is a page of their posts. */
    page: z
      .union([z.boolean(), z.strictObject({ permalink: z.string() })])
      .optional(),
    /** Shown by nothing, but Docusaurus knows it. */
    header: z.unknown().optional(),
    socials: z.record(z.string(), z.string()).default({})
  })
  .refine(({ name, imageURL, image_url }) => name ?? imageURL ?? image_url, {
    error: 'An author has at least a name or an image.'
  })

const authorsSchema = z.record(z.string(), author)

/** What an author writes in `content/authors.ts`. */
export type AuthorsConfig = z.input<typeof authorsSchema>

/**
 * Create the authors of the authors file, in file order.
 *
 * @param baseUrl of the locale
 */
export function createAuthors(
  source: DataSource | undefined,
  baseUrl: string
): {
  readonly authors: readonly Author[]
  readonly problems: readonly SiteError[]
} {
  const checked = validateConfig(
    source?.value ?? {},
    authorsSchema,
    source?.locator ?? createFileLocator('authors.ts')
  )
  if (!('value' in checked)) return { authors: [], problems: checked.problems }
  const authors = Object.entries(checked.value).map(([key, value]) => ({
    key,
    ...createAuthor(value),
    ...createPageHref(key, value.page, baseUrl)
  }))
  return { authors, problems: [] }
}

/** A page is named by the key, or by its own permalink (behaviour 2.4.14). */
function createPageHref(
  key: string,
  page: z.output<typeof author>['page'],
  baseUrl: string
): Pick<Author, 'pageHref'> {
  if (page === undefined || page === false) return {}
  const name = page === true ? kebabCase(key) : page.permalink
  const pathname = createPathname(`/blog/authors/${name}`)
  return { pageHref: createHref(baseUrl, pathname) }
}

function createAuthor(value: z.output<typeof author>): Author {
  const { name, title, url, email, socials, description } = value
  const imageUrl = value.imageURL ?? value.image_url
  return {
    socials,
    ...(description === undefined ? {} : { description }),
    ...(name === undefined ? {} : { name }),
    ...(title === undefined ? {} : { title }),
    ...(url === undefined ? {} : { url }),
    ...(email === undefined ? {} : { email }),
    ...(imageUrl === undefined ? {} : { imageUrl })
  }
}

/** Keys of the form that knows one author a post. */
const oldKeys = [
  'author',
  'author_title',
  'author_url',
  'author_image_url'
] as const

/** Resolve the authors that a post names (behaviour 2.4.15). */
export function resolvePostAuthors(
  post: PostSource,
  authors: readonly Author[]
): { readonly authors: readonly Author[]; readonly problems: SiteError[] } {
  const { frontMatter, locator } = post
  const place = locator.findKey(['authors'])
  const old = createOldAuthor(post)
  const named = toList(frontMatter.authors)
  const oldKey = oldKeys.find(key => frontMatter[key] !== undefined)
  if (oldKey !== undefined && named.length > 0) {
    const problem = new SiteError(
      `The post has both "authors" and "${oldKey}" keys.`,
      { place: locator.findKey([oldKey]), remedy: 'Keep "authors".' }
    )
    return { authors: [], problems: [problem] }
  }
  const problems: SiteError[] = []
  const resolved = named.flatMap((entry, index): readonly Author[] => {
    if (typeof entry !== 'string') {
      const inline = author.safeParse(entry)
      if (inline.success) return [createAuthor(inline.data)]
      problems.push(
        new SiteError(`The author ${JSON.stringify(entry)} can't be read.`, {
          place,
          remedy: 'Write a key of the authors file, or an object with a name.'
        })
      )
      return []
    }
    if (named.indexOf(entry) !== index) {
      problems.push(
        new SiteError(`The post names the author "${entry}" twice.`, {
          place,
          remedy: 'Name each author once.'
        })
      )
      return []
    }
    const found = authors.find(({ key }) => key === entry)
    if (found !== undefined) {
      const { description: _, ...shown } = found // for the author's own page
      return [shown]
    }
    problems.push(createUnknownAuthor(entry, authors, place))
    return []
  })
  return { authors: old === undefined ? resolved : [old], problems }
}

function createUnknownAuthor(
  key: string,
  authors: readonly Author[],
  place: SourcePlace
): SiteError {
  const keys = authors.flatMap(other => other.key ?? [])
  return new SiteError(
    `Blog author with key "${key}" not found in the authors map file.`,
    {
      place,
      remedy:
        keys.length === 0
          ? 'Add an authors file: content/authors.ts.'
          : `Did you mean "${closest(key, keys)}"? Valid author keys are:\n${keys.map(known => `- ${known}`).join('\n')}`
    }
  )
}

function createOldAuthor({ frontMatter }: PostSource): Author | undefined {
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
