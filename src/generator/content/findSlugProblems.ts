import { SiteError } from '../../model/errors.ts'
import type { MarkdownSource } from './content.ts'

/**
 * Find a slug that no address can hold (behaviour 2.5.2): with a query, a hash,
 * another site, or dots that lead elsewhere.
 *
 * @param subject as messages name the page
 */
export function findSlugProblems(
  page: MarkdownSource & {
    readonly frontMatter: { readonly slug?: string | undefined }
  },
  { slug, subject }: { readonly slug: string; readonly subject: string }
): readonly SiteError[] {
  const written = page.frontMatter.slug
  const isWritten =
    written?.trim() !== '' && !/^\w+:|[?#\\]/.test(written ?? '')
  if (isWritten && isPathname(slug)) return findLongName(page, slug)
  return [
    new SiteError(`We couldn't compute a valid slug for ${subject}.`, {
      place:
        written === undefined
          ? { file: page.file, line: 1 }
          : page.locator.findKey(['slug']),
      remedy:
        written === undefined
          ? 'The file name holds a sign that no address can hold: rename it, or give the page a "slug".'
          : `It is "${written}": write a path such as "/form/started", without query, hash, percent sign and dots.`
    })
  ]
}

/** Bytes of a file name, of which `.html.br` is a part. */
const LONGEST_NAME = 240

function findLongName(
  page: MarkdownSource,
  slug: string
): readonly SiteError[] {
  const long = slug
    .split('/')
    .find(part => Buffer.byteLength(part) > LONGEST_NAME)
  if (long === undefined) return []
  return [
    new SiteError(
      `"${long.slice(0, 20)}…" is longer than the ${LONGEST_NAME} bytes that a file name holds.`,
      {
        place: page.locator.findKey(['slug']),
        remedy: 'Give the page a shorter "slug".'
      }
    )
  ]
}

/**
 * Tell whether a path can be an address as it is: no query, hash or dots, and
 * no percent sign, because browsers and servers decode what follows it.
 */
export function isPathname(slug: string): boolean {
  if (!/^\/(?!\/)[^%]*$/.test(slug)) return false
  try {
    const { pathname } = new URL(slug, 'http://x')
    return pathname === slug || pathname === encodeURI(slug)
  } catch {
    return false
  }
}
