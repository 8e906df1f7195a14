import { z } from 'zod'
import { validateConfig } from '../../../core/content/check/validateConfig.ts'
import type { DataSource } from '../../../core/content/content.ts'
import { authorLink } from '../../../core/content/schema/linkRules.ts'
import { createFileLocator } from '../../../core/content/sourceLocator.ts'
import type { SiteError } from '../../../core/model/errors.ts'
import { createHref, createPathname } from '../../../core/model/paths.ts'
import { kebabCase } from '../../../core/site/createTags.ts'
import type { ImageReference } from '../../../core/site/findMissingImages.ts'
import type { Author } from '../blog.ts'
import { createSocials, findSocialProblem } from './createSocials.ts'

const authorFields = z.strictObject({
  name: z.string().optional(),
  title: z.string().optional(),
  url: authorLink.optional(),
  email: z.string().optional(),
  imageURL: z.string().optional(),
  image_url: z.string().optional(),
  description: z.string().optional(),
  /** Whether the author has a page, or its permalink. */
  page: z
    .union([z.boolean(), z.strictObject({ permalink: z.string() })])
    .optional(),
  /** Accepted for compatibility, but not used. */
  header: z.unknown().optional(),
  socials: z
    .record(z.string(), z.string())
    .superRefine((socials, context) => {
      for (const [network, value] of Object.entries(socials)) {
        const message = findSocialProblem(network, value)
        if (message === undefined) continue
        context.addIssue({ code: 'custom', message, path: [network] })
      }
    })
    .default({})
})

type AuthorFields = z.output<typeof authorFields>

function hasNameOrImage({ name, imageURL, image_url }: Partial<AuthorFields>) {
  return (name ?? imageURL ?? image_url) !== undefined
}

const UNNAMED = {
  error:
    'An author must have a name or an image.\nAdd "name", or the "key" of an author in the authors file.'
}

const author = authorFields.refine(hasNameOrImage, UNNAMED)

/** An author in a post; with a key, the fields override the authors file. */
export const postAuthorSchema = authorFields
  .extend({ key: z.string().optional() })
  .refine(fields => fields.key !== undefined || hasNameOrImage(fields), UNNAMED)

const authorsSchema = z.record(z.string(), author)

/** The default export of `content/authors.ts`. */
export type AuthorsConfig = z.input<typeof authorsSchema>

/**
 * Create the authors in the authors file, in file order.
 *
 * @param baseUrl of the locale
 */
export function createAuthors(
  source: DataSource | undefined,
  baseUrl: string
): {
  readonly authors: readonly Author[]
  readonly portraits: readonly ImageReference[]
  readonly problems: readonly SiteError[]
} {
  const locator = source?.locator ?? createFileLocator('authors.ts')
  const checked = validateConfig(source?.value ?? {}, authorsSchema, locator)
  if (!('value' in checked)) {
    return { authors: [], portraits: [], problems: checked.problems }
  }
  const authors = Object.entries(checked.value).map(([key, value]) => ({
    key,
    ...createAuthor(value),
    ...createPageHref(key, value.page, baseUrl)
  }))
  const portraits = Object.entries(checked.value).flatMap(([key, value]) =>
    (['imageURL', 'image_url'] as const).flatMap(field => {
      const imageUrl = value[field]
      const place = locator.findValue([key, field])
      return imageUrl === undefined ? [] : [{ imageUrl, place }]
    })
  )
  return { authors, portraits, problems: [] }
}

/** The address comes from the key or a permalink (behavior 2.4.14). */
function createPageHref(
  key: string,
  page: AuthorFields['page'],
  baseUrl: string
): Pick<Author, 'pageHref'> {
  if (page === undefined || page === false) return {}
  const name = page === true ? kebabCase(key) : page.permalink
  const pathname = createPathname(`/blog/authors/${name}`)
  return { pageHref: createHref(baseUrl, pathname) }
}

/** Create an author without a page. */
export function createAuthor(value: AuthorFields): Author {
  const { name, title, url, email, socials, description } = value
  const imageUrl = value.imageURL ?? value.image_url
  const links = createSocials(socials)
  return { socials: links, description, name, title, url, email, imageUrl }
}
