import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useCurrentHref } from '../../../core/client/ui/useCurrentHref.ts'
import { isSamePathname } from '../../../core/model/paths.ts'
import * as texts from '../../../core/model/texts.ts'
import type { PostYear } from '../blog.ts'
import styles from './RecentPosts.module.css'

/** Show the newest posts in the mobile menu of a blog page. */
export function RecentPostsPanel() {
  const { route } = usePage().page
  if (!('recentPosts' in route)) return null
  return (
    <nav aria-label={texts.recentPostsNavigation} className={styles.panel}>
      <RecentPosts years={route.recentPosts} />
    </nav>
  )
}

/** List the newest posts by year, newest year first. */
export function RecentPosts({
  years
}: {
  readonly years: readonly PostYear[]
}) {
  const currentHref = useCurrentHref()
  return (
    <>
      <div className={styles.title}>{texts.recentPosts}</div>
      {years.map(({ year, posts }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
        <div key={year} role="group" aria-label={String(year)}>
          <h3 className={styles.year}>{year}</h3>
          <ul className={styles.posts}>
            {posts.map(({ title, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className={styles.link}
                  aria-current={
                    isSamePathname(href, currentHref) ? 'page' : undefined
                  }
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}
