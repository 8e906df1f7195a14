import type { Author } from '../blog.ts'
import styles from './AuthorPortrait.module.css'

/**
 * Show an author's portrait or initials. The name's link covers it; without a
 * name, the portrait itself links to the author's page.
 *
 * @param isPage whether this is that page
 */
export function AuthorPortrait({
  author,
  isPage
}: {
  readonly author: Author
  readonly isPage: boolean
}) {
  return author.name === undefined &&
    author.pageHref !== undefined &&
    !isPage ? (
    <a href={author.pageHref} aria-label={author.key}>
      <Portrait author={author} />
    </a>
  ) : (
    <Portrait author={author} />
  )
}

function Portrait({ author }: { readonly author: Author }) {
  if (author.imageUrl !== undefined) {
    return (
      <img
        src={author.imageUrl}
        alt="" // The name is beside it, or on the link around it.
        width={48}
        height={48}
        loading="lazy"
        className={styles.portrait}
      />
    )
  }
  return (
    <span aria-hidden="true" className={styles.portrait}>
      {createInitials(author.name ?? '')}
    </span>
  )
}

function createInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')
}
