import { z } from 'zod'
import { validateValue } from '../../../core/content/check/validateValue.ts'
import type { DataSource } from '../../../core/content/content.ts'
import { createFileLocator } from '../../../core/content/sourceLocator.ts'
import type { Diagnostic } from '../../../core/model/diagnostic.ts'
import { toHref, toPathname } from '../../../core/model/paths.ts'
import { kebabCase } from '../../../core/site/collectTags.ts'
import type { ImageReference } from '../../../core/site/findMissingImages.ts'
import type { Author } from '../blog.ts'
import { authorLink } from './post.ts'

/** Prefixes of profile addresses by network. */
const PROFILES: Readonly<Record<string, string>> = {
  bluesky: 'https://bsky.app/profile/',
  email: 'mailto:',
  github: 'https://github.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/in/',
  mastodon: 'https://mastodon.social/@',
  stackoverflow: 'https://stackoverflow.com/users/',
  threads: 'https://www.threads.net/@',
  twitch: 'https://twitch.tv/',
  twitter: 'https://twitter.com/',
  x: 'https://x.com/',
  youtube: 'https://youtube.com/@'
}

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
  /** Addresses, or account names on known networks. */
  socials: z
    .record(z.string(), z.string())
    .transform(completeAccounts)
    .pipe(z.record(z.string(), authorLink))
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

/** The contents of the authors file. */
export const authorsSchema = z.record(z.string(), author)

/** The default export of `content/authors.ts`. */
export type AuthorsConfig = z.input<typeof authorsSchema>

/** The authors file's authors. */
export interface FileAuthors {
  /** In file order. */
  readonly authors: readonly Author[]
  /** Whether the file has errors, so that its keys aren't known. */
  readonly isInvalid: boolean
  readonly portraits: readonly ImageReference[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Resolve the authors in the authors file.
 *
 * @param baseUrl of the locale
 */
export function resolveAuthors(
  source: DataSource | 'unreadable' | undefined,
  baseUrl: string
): FileAuthors {
  const none = { authors: [], isInvalid: true, portraits: [], diagnostics: [] }
  if (source === 'unreadable') return none
  const locator = source?.locator ?? createFileLocator('authors.ts')
  const checked = validateValue(source?.value ?? {}, authorsSchema, locator)
  if (!('value' in checked))
    return { ...none, diagnostics: checked.diagnostics }
  const entries = Object.entries(checked.value)
  return {
    authors: entries.map(([key, value]) => ({
      key,
      ...toAuthor(value),
      ...createPageHref(key, value.page, baseUrl)
    })),
    isInvalid: false,
    portraits: entries.flatMap(([key, value]) =>
      (['imageURL', 'image_url'] as const).flatMap(field => {
        const imageUrl = value[field]
        const place = locator.findValue([key, field])
        return imageUrl === undefined ? [] : [{ imageUrl, place }]
      })
    ),
    diagnostics: []
  }
}

/** The address comes from the key or a permalink (behavior 2.4.14). */
function createPageHref(
  key: string,
  page: AuthorFields['page'],
  baseUrl: string
): Pick<Author, 'pageHref'> {
  if (page === undefined || page === false) return {}
  const name = page === true ? kebabCase(key) : page.permalink
  const pathname = toPathname(`/blog/authors/${name}`)
  return { pageHref: toHref(baseUrl, pathname) }
}

/** Create an author without a page. */
export function toAuthor(value: AuthorFields): Author {
  const { name, title, url, email, socials, description } = value
  const imageUrl = value.imageURL ?? value.image_url
  return { socials, description, name, title, url, email, imageUrl }
}

/** Turn account names on known networks into addresses. */
export function completeAccounts(
  socials: Readonly<Record<string, string>>
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(socials).map(([network, account]) => [
      network,
      completeAccount(network, account)
    ])
  )
}

function completeAccount(network: string, account: string): string {
  const prefix = PROFILES[network.toLowerCase()]
  const isUrl = /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(account)
  if (prefix === undefined || isUrl || account === '') return account
  return prefix + (prefix.endsWith('@') ? account.replace(/^@/, '') : account)
}
