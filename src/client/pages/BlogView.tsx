import type { LoadedPage } from '../../model/route.ts'
import { BlogLayout } from '../theme/BlogLayout/BlogLayout.tsx'
import { BlogPage } from '../theme/BlogLayout/BlogPage.tsx'
import { BlogAuthors } from './BlogAuthors.tsx'
import { BlogList } from './BlogList.tsx'
import { BlogPost } from './BlogPost.tsx'
import { TagIndex } from './TagIndex.tsx'

/** Show a blog page beside the newest posts. */
export function BlogView({
  page: { route, contents }
}: {
  readonly page: LoadedPage
}) {
  const recentPosts = 'recentPosts' in route ? route.recentPosts : []
  return (
    <BlogLayout recentPosts={recentPosts}>
      {(route.kind === 'blogList' ||
        route.kind === 'blogTag' ||
        route.kind === 'blogAuthor') && (
        <BlogList key={route.pathname} route={route} contents={contents} />
      )}
      {route.kind === 'blogPost' && (
        <BlogPost key={route.pathname} route={route} content={contents[0]} />
      )}
      {route.kind === 'blogAuthors' && <BlogAuthors route={route} />}
      {route.kind === 'blogTags' && (
        <BlogPage>
          <TagIndex groups={route.groups} />
        </BlogPage>
      )}
    </BlogLayout>
  )
}
