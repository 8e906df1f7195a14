import type { Author } from '../../model/blog.ts'
import { formatCount } from '../../model/fillText.ts'
import type { BlogAuthorsRoute } from '../../model/route.ts'
import * as texts from '../../model/texts.ts'
import { useSite } from '../app/siteContext.tsx'
import { BlogPage } from '../theme/BlogLayout/BlogPage.tsx'
import { PlainLink } from '../theme/ui/PlainLink.tsx'
import { AuthorName } from './AuthorName.tsx'
import { AuthorPortrait } from './AuthorPortrait.tsx'
import styles from './BlogAuthors.module.css'

/** List every author of the blog (behaviour 2.4.14). */
export function BlogAuthors({ route }: { readonly route: BlogAuthorsRoute }) {
  return (
    <BlogPage>
      <h1>{texts.authors}</h1>
      <ul className={styles.authors}>
        {route.authors.map(author => (
          <li key={author.key ?? author.name ?? author.imageUrl}>
            <AuthorEntry author={author} />
          </li>
        ))}
      </ul>
    </BlogPage>
  )
}

function AuthorEntry({ author }: { readonly author: Author }) {
  const socials = Object.entries(author.socials)
  return (
    <div className={styles.author}>
      <AuthorPortrait author={author} />
      <div>
        <div className={styles.heading}>
          {author.name !== undefined && (
            <h2 className={styles.name}>
              <AuthorName author={author} />
            </h2>
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

/** The number is enough for eyes; assistive technology hears what it counts. */
function PostCount({ count }: { readonly count: number }) {
  const { locale } = useSite()
  return (
    <span
      role="img"
      aria-label={formatCount(
        texts.postCount,
        ['count', count],
        locale.htmlLang
      )}
      className={styles.count}
    >
      {count}
    </span>
  )
}

const NETWORK_NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  youtube: 'YouTube'
}

/** A network that is not known by its own spelling gets a capital. */
function nameNetwork(key: string): string {
  return NETWORK_NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1)
}
