import { useLayoutMode } from '../../../core/client/state/layoutMode.ts'
import {
  useCurrentHref,
  usePage
} from '../../../core/client/state/PageContext.tsx'
import { isSamePathname } from '../../../core/model/paths.ts'
import * as texts from '../../../core/model/texts.ts'
import type { PostYear } from '../blog.ts'
import styles from './RecentPosts.module.css'

/**
 * Show the newest posts beside a blog page. On small screens they move to the
 * mobile menu (behavior 2.4.11).
 */
export function BlogSidebar({
  years
}: {
  readonly years: readonly PostYear[]
}) {
  const layoutMode = useLayoutMode()
  return (
    <aside
      className={styles.sidebar}
      data-page-navigation=""
      data-print="hidden"
    >
      {layoutMode !== 'mobile' && (
        <RecentPosts years={years} className={styles.navigation} />
      )}
    </aside>
  )
}

/** Show the newest posts in the mobile menu of a blog page. */
export function RecentPostsPanel() {
  const { route } = usePage().page
  if (!('recentPosts' in route)) return null
  return <RecentPosts years={route.recentPosts} className={styles.panel} />
}

/** List the newest posts by year, newest year first. */
function RecentPosts({
  years,
  className
}: {
  readonly years: readonly PostYear[]
  readonly className: string | undefined
}) {
  const currentHref = useCurrentHref()
  return (
    <nav aria-label={texts.recentPostsNavigation} className={className}>
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
    </nav>
  )
}

/** List the newest posts on the landing page. */
export function LatestPosts() {
  const { route } = usePage().page
  if (route.kind !== 'landing' || route.latestPosts === undefined) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it without bullets.
    <ul className="latest-posts" role="list">
      {route.latestPosts.map(({ title, description, href, date, day }) => (
        <li key={href}>
          <time dateTime={date}>{day}</time>
          <a href={href}>{title}</a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
