import type { BlogPostRoute, ContentModule } from '../../model/route.ts'
import * as texts from '../../model/texts.ts'
import { createToc } from '../../model/toc.ts'
import { BlogPage } from '../theme/Blog/BlogPage.tsx'
import { PageNotice } from '../theme/PageNotice.tsx'
import { Paginator } from '../theme/Paginator.tsx'
import { useLanguage } from '../theme/useLanguage.ts'
import { ContentBody } from './ContentBody.tsx'
import { PageActions } from './PageActions.tsx'
import { PostHeader } from './PostHeader.tsx'
import { TagList } from './TagList.tsx'

/** Show one post (behaviour 2.4.8). */
export function BlogPost({
  route,
  content
}: {
  readonly route: BlogPostRoute
  readonly content: ContentModule | undefined
}) {
  const { post, newer, older } = route
  const toc = route.hideToc ? [] : createToc(content?.headings ?? [], route.toc)
  return (
    <BlogPage toc={toc}>
      {route.isUnlisted && <PageNotice kind="unlisted" />}
      {route.isDraft && <PageNotice kind="draft" />}
      <article {...useLanguage(route.writtenIn)}>
        <PostHeader post={post} isPage={true} />
        <div className="prose">
          <ContentBody content={content} path={route.pathname} />
        </div>
        <TagList tags={post.tags} />
        <PageActions route={route} />
      </article>
      <Paginator
        label={texts.blogPostNavigation}
        previous={newer && { ...newer, label: texts.newerPost }}
        next={older && { ...older, label: texts.olderPost }}
      />
    </BlogPage>
  )
}
