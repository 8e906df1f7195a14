import type { Author } from '../../model/blog.ts'
import { PlainLink } from '../theme/ui/PlainLink.tsx'
import styles from './AuthorName.module.css'
import { findAuthorHref } from './findAuthorHref.ts'

/** Show an author's name, linked if the author has an address. */
export function AuthorName({ author }: { readonly author: Author }) {
  const href = findAuthorHref(author)
  return href === undefined ? (
    <span className={styles.name}>{author.name}</span>
  ) : (
    <PlainLink href={href} className={styles.name}>
      {author.name}
    </PlainLink>
  )
}
