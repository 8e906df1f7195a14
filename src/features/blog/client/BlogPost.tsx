import { ContentBody } from '../../../core/client/pages/ContentBody.tsx'
import { PageActions } from '../../../core/client/pages/PageActions.tsx'
import { PageNotice } from '../../../core/client/pages/PageHeader.tsx'
import { Paginator } from '../../../core/client/pages/Paginator.tsx'
import { useLanguage } from '../../../core/client/state/siteContext.tsx'
import { TagList } from '../../../core/client/ui/TagList.tsx'
import type { ContentModule } from '../../../core/model/route.ts'
import * as texts from '../../../core/model/texts.ts'
import { createToc } from '../../../core/model/toc.ts'
import type { BlogPostRoute } from '../blog.ts'
import { BlogPage, PostHeader } from './BlogPage.tsx'

/** Show one post (behavior 2.4.8). */
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
