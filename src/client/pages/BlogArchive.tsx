import type { PostYear } from '../../model/blog.ts'
import { formatText } from '../../model/fillText.ts'
import type { BlogArchiveRoute } from '../../model/route.ts'
import * as texts from '../../model/texts.ts'
import { useSite } from '../app/siteContext.tsx'
import styles from './BlogArchive.module.css'
import { formatDate } from './formatDate.ts'

/** List every post by year (behaviour 2.4.13). */
export function BlogArchive({ route }: { readonly route: BlogArchiveRoute }) {
  return (
    <main>
      <header className={styles.hero}>
        <div className={styles.inner}>
          <h1>{texts.archiveTitle}</h1>
          <p className={styles.subtitle}>{texts.archiveText}</p>
        </div>
      </header>
      <div className={styles.inner}>
        <h2 className="visually-hidden">{texts.postsByYear}</h2>
        <div className={styles.years}>
          {route.years.map(year => (
            <Year key={year.year} year={year} />
          ))}
        </div>
      </div>
    </main>
  )
}

function Year({ year: { year, posts } }: { readonly year: PostYear }) {
  const { locale } = useSite()
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
        {posts.map(({ href, date, title }) => (
          <li key={href}>
            <a href={href} className={styles.post}>
              {formatDate(date, 'monthDay', locale)} - {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
