import { PlainLink } from '../../../core/client/ui/PlainLink.tsx'
import type { Author } from '../blog.ts'
import styles from './AuthorName.module.css'

/**
 * Show an author's name, linked to their page, website or email address, if any
 * (behavior 2.4.15).
 */
export function AuthorName({ author }: { readonly author: Author }) {
  const { name, pageHref, url, email } = author
  const href = pageHref ?? url ?? (email && `mailto:${email}`)
  return href === undefined ? (
    <span className={styles.name}>{name}</span>
  ) : (
    <PlainLink href={href} className={styles.name}>
      {name}
    </PlainLink>
  )
}
