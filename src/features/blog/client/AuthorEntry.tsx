import { useSite } from '../../../core/client/state/siteContext.tsx'
import { PlainLink } from '../../../core/client/ui/PlainLink.tsx'
import { formatCount } from '../../../core/model/fillText.ts'
import * as texts from '../../../core/model/texts.ts'
import type { Author } from '../blog.ts'
import styles from './AuthorEntry.module.css'
import { AuthorName } from './AuthorName.tsx'
import { AuthorPortrait } from './AuthorPortrait.tsx'

/**
 * Introduce an author: portrait, name, count of posts, job title and accounts.
 *
 * @param isPage whether this is the author's own page, which has the name as h1
 * without a link
 */
export function AuthorEntry({
  author,
  isPage
}: {
  readonly author: Author
  readonly isPage: boolean
}) {
  const socials = Object.entries(author.socials)
  return (
    <div className={styles.author}>
      <AuthorPortrait author={author} isPage={isPage} />
      <div>
        <div className={styles.heading}>
          {isPage ? (
            <h1>{author.name ?? author.key}</h1>
          ) : (
            author.name !== undefined && (
              <h2 className={styles.name}>
                <AuthorName author={author} />
              </h2>
            )
          )}
          {author.postCount !== undefined && (
            <PostCount count={author.postCount} />
          )}
        </div>
        {author.title !== undefined && (
          <p className={styles.role}>{author.title}</p>
        )}
        {socials.length > 0 && (
          <ul className={styles.socials}>
            {socials.map(([network, url]) => (
              <li key={network}>
                <PlainLink href={url}>{nameNetwork(network)}</PlainLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function PostCount({ count }: { readonly count: number }) {
  const { locale } = useSite()
  return (
    <span className={styles.count}>
      {formatCount(texts.postCount, ['count', count], locale.htmlLang)}
    </span>
  )
}

const NETWORK_NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  youtube: 'YouTube'
}

/** Unknown networks get a capital initial. */
function nameNetwork(key: string): string {
  return NETWORK_NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1)
}
