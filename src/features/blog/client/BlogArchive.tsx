import { PlainLayout } from '../../../core/client/pages/PlainLayout.tsx'
import { formatText } from '../../../core/model/fillText.ts'
import * as texts from '../../../core/model/texts.ts'
import type { ArchivedPost, BlogArchiveRoute, PostYear } from '../blog.ts'
import styles from './BlogArchive.module.css'
import { FeedLinks } from './BlogPage.tsx'

/** List every post by year (behavior 2.4.13). */
export function BlogArchive({ route }: { readonly route: BlogArchiveRoute }) {
  return (
    <PlainLayout>
      <h1>{texts.archiveTitle}</h1>
      <h2 className="visually-hidden">{texts.postsByYear}</h2>
      {route.years.map(year => (
        <Year key={year.year} year={year} />
      ))}
      <FeedLinks />
    </PlainLayout>
  )
}

function Year({
  year: { year, posts }
}: {
  readonly year: PostYear<ArchivedPost>
}) {
  const linkLabel = formatText(texts.directLink, { heading: year })
  return (
    <div>
      <h3 id={String(year)} className={styles.year}>
        {year}
        <a
          href={`#${year}`}
          className={styles.anchor}
          aria-label={linkLabel}
          title={linkLabel}
        >
          {'\u200B'}
        </a>
      </h3>
      <ul className={styles.posts}>
        {posts.map(({ href, day, title }) => (
          <li key={href}>
            <a href={href} className={styles.post}>
              <span className={styles.date}>
                {day}
                <span className="visually-hidden"> - </span>
              </span>
              <span className={styles.title}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
