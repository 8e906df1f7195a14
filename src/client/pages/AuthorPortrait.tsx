import type { Author } from '../../model/blog.ts'
import styles from './AuthorPortrait.module.css'

/** Show an author's portrait, or the first letters of their name. */
export function AuthorPortrait({ author }: { readonly author: Author }) {
  if (author.imageUrl !== undefined) {
    return (
      <img
        src={author.imageUrl}
        alt={author.name ?? ''}
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
