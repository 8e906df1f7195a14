import type { Author } from '../../model/blog.ts'

/**
 * Find where an author's name leads: their own address, else their mail
 * (behaviour 2.4.15).
 */
export function findAuthorHref(author: Author): string | undefined {
  if (author.url !== undefined) return author.url
  return author.email === undefined ? undefined : `mailto:${author.email}`
}
