import { useSite } from '../../../core/client/state/siteContext.tsx'
import { formatCount } from '../../../core/model/fillText.ts'
import * as texts from '../../../core/model/texts.ts'
import type { PostSummary } from '../blog.ts'
import { PostAuthors } from './PostAuthors.tsx'
import styles from './PostHeader.module.css'

/**
 * Show a post's title, date, reading time and authors (behavior 2.4.7).
 *
 * @param isPage whether this is the post's own page, which has the title as h1;
 * lists link it instead
 */
export function PostHeader({
  post,
  isPage
}: {
  readonly post: PostSummary
  readonly isPage: boolean
}) {
  const { locale } = useSite()
  return (
    <header className={styles.header}>
      {isPage ? (
        <h1>{post.title}</h1>
      ) : (
        <h2 className={styles.title}>
          <a href={post.href}>{post.title}</a>
        </h2>
      )}
      <p className={styles.meta}>
        <time dateTime={post.date}>{post.day}</time>
        <span className={styles.separator}>{' · '}</span>
        {formatCount(
          texts.readingTime,
          ['readingTime', post.readingTime],
          locale.htmlLang
        )}
      </p>
      <PostAuthors authors={post.authors} isPage={isPage} />
    </header>
  )
}
