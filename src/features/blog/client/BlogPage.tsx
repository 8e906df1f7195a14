import type { ReactNode } from 'react'
import { TableOfContents } from '../../../core/client/contents/TableOfContents.tsx'
import page from '../../../core/client/pages/DocsLayout.module.css'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { formatCount } from '../../../core/model/fillText.ts'
import * as texts from '../../../core/model/texts.ts'
import type { TocItem } from '../../../core/model/toc.ts'
import type { PostSummary } from '../blog.ts'
import { FEEDS } from '../listBlogTags.ts'
import { PostAuthors } from './Authors.tsx'
import styles from './BlogPage.module.css'

/** Show a blog page's content beside its table of contents, if any. */
export function BlogPage({
  toc = [],
  children
}: {
  readonly toc?: readonly TocItem[]
  readonly children: ReactNode
}) {
  return (
    <div className={page.page} data-list={toc.length === 0 ? '' : undefined}>
      <div className={page.column}>{children}</div>
      {toc.length > 0 && <TableOfContents items={toc} />}
    </div>
  )
}

/**
 * Show a post's title, date, reading time and authors (behavior 2.4.7).
 *
 * @param isPage whether this is the post's own page, which has the title as h1;
 * lists link it instead
 */
export function PostHeader({
  post: { title, href, date, day, readingTime, authors },
  isPage
}: {
  readonly post: PostSummary
  readonly isPage: boolean
}) {
  const { htmlLang } = useSite().locale
  return (
    <header className={styles.header}>
      {isPage ? (
        <h1>{title}</h1>
      ) : (
        <h2 className={styles.title}>
          <a href={href}>{title}</a>
        </h2>
      )}
      <p className={styles.meta}>
        <time dateTime={date}>{day}</time>
        <span className={styles.separator}>{' · '}</span>
        {formatCount(texts.readingTime, ['readingTime', readingTime], htmlLang)}
      </p>
      <PostAuthors authors={authors} isPage={isPage} />
    </header>
  )
}

/** Link to the blog's feeds. */
export function FeedLinks() {
  const { baseUrl } = useSite()
  return (
    <p className={styles.feeds} data-print="hidden">
      {texts.feeds}
      {FEEDS.map(({ name, type, file }) => (
        <a key={name} href={baseUrl + file} type={type} data-file="">
          {name}
        </a>
      ))}
    </p>
  )
}
