import type { PostSummary } from '../../model/blog.ts'
import { formatText } from '../../model/fillText.ts'
import type { BlogListRoute, ContentModule } from '../../model/route.ts'
import * as texts from '../../model/texts.ts'
import { BlogPage } from '../theme/BlogLayout/BlogPage.tsx'
import { Paginator } from '../theme/Paginator.tsx'
import { useLanguage } from '../theme/useLanguage.ts'
import styles from './BlogList.module.css'
import { ContentBody } from './ContentBody.tsx'
import { PostHeader } from './PostHeader.tsx'
import { TagList } from './TagList.tsx'

/**
 * List posts, each with what stands before its truncation marker
 * (behaviour 2.4.6, 2.4.7).
 *
 * @param contents one excerpt a post, in the order of the posts
 */
export function BlogList({
  route,
  contents
}: {
  readonly route: BlogListRoute
  readonly contents: readonly ContentModule[]
}) {
  return (
    <BlogPage>
      <h1 className="visually-hidden">{route.title}</h1>
      {route.posts.map((post, index) => (
        <Excerpt key={post.href} post={post} content={contents[index]} />
      ))}
      <Paginator
        label={texts.blogListNavigation}
        previous={link(route.newer, texts.newerEntries)}
        next={link(route.older, texts.olderEntries)}
      />
    </BlogPage>
  )
}

function Excerpt({
  post,
  content
}: {
  readonly post: PostSummary
  readonly content: ContentModule | undefined
}) {
  return (
    <article className={styles.post} {...useLanguage(post.writtenIn)}>
      <PostHeader post={post} isPage={false} />
      <div className="prose">
        <ContentBody content={content} path={post.href} />
      </div>
      <TagList tags={post.tags} />
      {post.isTruncated && (
        <p className={styles.more}>
          <a
            href={post.href}
            aria-label={formatText(texts.readMoreAbout, { title: post.title })}
          >
            {texts.readMore}
          </a>
        </p>
      )}
    </article>
  )
}

function link(href: string | undefined, title: string) {
  return href === undefined ? undefined : { href, title }
}
