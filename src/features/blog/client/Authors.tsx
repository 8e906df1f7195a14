import { useSite } from '../../../core/client/state/siteContext.tsx'
import { PlainLink } from '../../../core/client/ui/PlainLink.tsx'
import { formatCount } from '../../../core/model/fillText.ts'
import * as texts from '../../../core/model/texts.ts'
import type { Author } from '../blog.ts'
import styles from './Authors.module.css'

/** List all authors (behavior 2.4.14). */
export function AuthorList({
  authors
}: {
  readonly authors: readonly Author[]
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: VoiceOver needs it for lists without markers.
    <ul role="list" className={styles.list}>
      {authors.map(author => (
        <li key={author.key} className={styles.entry}>
          <AuthorEntry author={author} isPage={false} />
        </li>
      ))}
    </ul>
  )
}

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
  const { htmlLang } = useSite().locale
  const { name, key, title, postCount = 0 } = author
  const socials = Object.entries(author.socials)
  return (
    <div className={styles.author}>
      <Portrait author={author} isPage={isPage} />
      <div>
        <div className={styles.heading}>
          {isPage && <h1>{name ?? key}</h1>}
          {!isPage && name !== undefined && (
            <h2 className={styles.title}>
              <AuthorName author={author} />
            </h2>
          )}
          <span className={styles.count}>
            {formatCount(texts.postCount, ['count', postCount], htmlLang)}
          </span>
        </div>
        {title !== undefined && <p className={styles.job}>{title}</p>}
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
  return (
    // biome-ignore lint/a11y/noRedundantRoles: VoiceOver needs it for lists without markers.
    <ul role="list" className={styles.authors}>
      {authors.map(author => (
        <li
          key={author.key ?? author.name ?? author.imageUrl}
          className={styles.postAuthor}
        >
          <Portrait author={author} isPage={false} />
          {author.name !== undefined && (
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

/** Link an author's name to their page, website or email address, if any. */
function AuthorName({ author }: { readonly author: Author }) {
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

/**
 * Show an author's portrait or initials. The name's link covers it; without a
 * name, the portrait itself links to the author's page.
 *
 * @param isPage whether this is that page
 */
function Portrait({
  author: { key, name, imageUrl, pageHref },
  isPage
}: {
  readonly author: Author
  readonly isPage: boolean
}) {
  const portrait =
    imageUrl === undefined ? (
      <span aria-hidden="true" className={styles.portrait}>
        {createInitials(name ?? '')}
      </span>
    ) : (
      <img
        src={imageUrl}
        alt="" // The name is beside it, or on the link around it.
        width={48}
        height={48}
        loading="lazy"
        className={styles.portrait}
      />
    )
  return name === undefined && pageHref !== undefined && !isPage ? (
    <a href={pageHref} aria-label={key}>
      {portrait}
    </a>
  ) : (
    portrait
  )
}

function createInitials(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/)
  return (first.charAt(0) + second.charAt(0)).toUpperCase()
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
