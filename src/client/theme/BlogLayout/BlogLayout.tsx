import type { ReactNode } from 'react'
import type { PostYear } from '../../../model/blog.ts'
import styles from './BlogLayout.module.css'
import { BlogSidebar } from './BlogSidebar.tsx'

/** Show a blog page beside the newest posts (behaviour 2.4.12). */
export function BlogLayout({
  recentPosts,
  children
}: {
  readonly recentPosts: readonly PostYear[]
  readonly children: ReactNode
}) {
  return (
    <div className={styles.layout}>
      {recentPosts.length > 0 && <BlogSidebar years={recentPosts} />}
      <main className={styles.main}>{children}</main>
    </div>
  )
}
