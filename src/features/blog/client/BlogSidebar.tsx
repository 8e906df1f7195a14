import { useLayoutMode } from '../../../core/client/state/layoutMode.ts'
import * as texts from '../../../core/model/texts.ts'
import type { PostYear } from '../blog.ts'
import styles from './BlogSidebar.module.css'
import { RecentPosts } from './RecentPosts.tsx'

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
        <nav
          aria-label={texts.recentPostsNavigation}
          className={styles.navigation}
        >
          <RecentPosts years={years} />
        </nav>
      )}
    </aside>
  )
}
