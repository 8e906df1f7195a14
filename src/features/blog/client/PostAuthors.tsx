import type { Author } from '../blog.ts'
import { AuthorName } from './AuthorName.tsx'
import { AuthorPortrait } from './AuthorPortrait.tsx'
import styles from './PostAuthors.module.css'

/**
 * Show a post's authors: several side by side, and only portraits if nobody has
 * a name (behavior 2.4.15).
 *
 * @param isPage whether this is the post's own page; lists omit job titles
 */
export function PostAuthors({
  authors,
  isPage
}: {
  readonly authors: readonly Author[]
  readonly isPage: boolean
}) {
  if (authors.length === 0) return null
  const isImageOnly = authors.every(author => author.name === undefined)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: VoiceOver needs it for lists without markers.
    <ul role="list" className={styles.authors}>
      {authors.map(author => (
        <li
          key={author.key ?? author.name ?? author.imageUrl}
          className={styles.author}
        >
          <AuthorPortrait author={author} isPage={false} />
          {!isImageOnly && (
            <div className={styles.text}>
              <AuthorName author={author} />
              {isPage && author.title !== undefined && (
                <span className={styles.role}>{author.title}</span>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
