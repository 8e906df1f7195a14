import styles from '../../../core/client/pages/SidebarLayout.module.css'
import { TagIndex } from '../../../core/client/ui/TagList.tsx'
import type { Page } from '../../../core/model/route.ts'
import * as texts from '../../../core/model/texts.ts'
import type { BlogRoute } from '../blog.ts'
import { AuthorList } from './Authors.tsx'
import { BlogList } from './BlogList.tsx'
import { BlogPage } from './BlogPage.tsx'
import { BlogPost } from './BlogPost.tsx'
import { BlogSidebar } from './RecentPosts.tsx'

/** Show a blog page beside the newest posts (behavior 2.4.12). */
export function BlogView({
  route,
  contents
}: {
  readonly route: BlogRoute
  readonly contents: Page['contents']
}) {
  const { recentPosts } = route
  return (
    <div className={styles.layout}>
      {recentPosts.length > 0 && <BlogSidebar years={recentPosts} />}
      <main className={styles.main}>
        {(route.kind === 'blogList' ||
          route.kind === 'blogTag' ||
          route.kind === 'blogAuthor') && (
          <BlogList key={route.pathname} route={route} contents={contents} />
        )}
        {route.kind === 'blogPost' && (
          <BlogPost key={route.pathname} route={route} content={contents[0]} />
        )}
        {route.kind === 'blogAuthors' && (
          <BlogPage>
            <h1>{texts.authors}</h1>
            <AuthorList authors={route.authors} />
          </BlogPage>
        )}
        {route.kind === 'blogTags' && (
          <BlogPage>
            <TagIndex groups={route.groups} />
          </BlogPage>
        )}
      </main>
    </div>
  )
}
