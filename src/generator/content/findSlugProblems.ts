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
  const isSound = isPathname(slug) && !/^\w+:|[?#\\]/.test(written ?? '')
  if (isSound) return []
  return [
    new SiteError(`We couldn't compute a valid slug for ${subject}.`, {
      place:
        written === undefined
          ? { file: page.file, line: 1 }
          : page.locator.findKey(['slug']),
      remedy:
        written === undefined
          ? 'The file name holds a sign that no address can hold: rename it, or give the page a "slug".'
          : `It is "${written}": write a path such as "/form/started", without query, hash and dots.`
    })
  ]
}

function isPathname(slug: string): boolean {
  if (!slug.startsWith('/') || slug.startsWith('//')) return false
  try {
    const { pathname } = new URL(slug, 'http://x')
    decodeURI(slug)
    return pathname === slug || pathname === encodeURI(slug)
  } catch {
    return false
  }
}
