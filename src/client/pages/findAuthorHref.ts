import type { Author } from '../../model/blog.ts'

/**
 * Find where an author's name leads: the author's page, their own address, or
 * their mail (behaviour 2.4.15).
 */
export function findAuthorHref(author: Author): string | undefined {
  const href = author.pageHref ?? author.url
  if (href !== undefined) return href
  return author.email === undefined ? undefined : `mailto:${author.email}`
}
