import { ContentBody } from '../../../core/client/pages/ContentBody.tsx'
import { PageHeader } from '../../../core/client/pages/PageHeader.tsx'
import { Paginator } from '../../../core/client/pages/Paginator.tsx'
import {
  useLanguage,
  useSite
} from '../../../core/client/state/siteContext.tsx'
import { TagList } from '../../../core/client/ui/TagList.tsx'
import { formatText } from '../../../core/model/fillText.ts'
import { toHref } from '../../../core/model/paths.ts'
import type { ContentModule } from '../../../core/model/route.ts'
import * as texts from '../../../core/model/texts.ts'
import type {
  BlogAuthorRoute,
  BlogListRoute,
  BlogTagRoute,
  PostSummary
} from '../blog.ts'
import { AuthorEntry } from './Authors.tsx'
import styles from './BlogList.module.css'
import { BlogPage, FeedLinks, PostHeader } from './BlogPage.tsx'

type PostListRoute = BlogListRoute | BlogTagRoute | BlogAuthorRoute

/**
 * List posts with their excerpts: all posts, an author's or a tag's (behavior
 * 2.4.6, 2.4.7, 2.4.14).
 *
 * @param contents one excerpt per post, in the order of the posts
 */
export function BlogList({
  route,
  contents
}: {
  readonly route: PostListRoute
  readonly contents: readonly ContentModule[]
}) {
  return (
    <BlogPage>
      <ListHeader route={route} />
      {route.kind === 'blogAuthor' && route.posts.length === 0 && (
        <p>{texts.noPostsOfAuthor}</p>
      )}
      {route.posts.map((post, index) => (
        <Excerpt key={post.href} post={post} content={contents[index]} />
      ))}
      <Paginator
        label={texts.blogListNavigation}
        previous={link(route.newer, texts.newerEntries)}
        next={link(route.older, texts.olderEntries)}
      />
      {route.kind === 'blogList' && <FeedLinks />}
    </BlogPage>
  )
}

function ListHeader({ route }: { readonly route: PostListRoute }) {
  const { baseUrl } = useSite()
  switch (route.kind) {
    case 'blogList':
      return <h1 className={styles.heading}>{route.title}</h1>
    case 'blogTag': {
      const href = toHref(baseUrl, '/blog/tags')
      return (
        <PageHeader
          description={route.description}
          link={{ href, title: texts.viewAllTags }}
        >
          <h1>{route.title}</h1>
        </PageHeader>
      )
    }
    case 'blogAuthor': {
      const href = toHref(baseUrl, '/blog/authors')
      return (
        <PageHeader
          description={route.author.description}
          link={{ href, title: texts.viewAllAuthors }}
        >
          <AuthorEntry author={route.author} isPage={true} />
        </PageHeader>
      )
    }
  }
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
          <a href={post.href}>
            <ReadMore title={post.title} />
          </a>
        </p>
      )}
    </article>
  )
}

/**
 * Show "Read more". Search engines and screen readers also get what about, as
 * text, because search engines ignore `aria-label`.
 */
function ReadMore({ title }: { readonly title: string }) {
  const full = formatText(texts.readMoreAbout, { title })
  if (!full.startsWith(texts.readMore)) return full
  return (
    <>
      {texts.readMore}
      <span className="visually-hidden">
        {full.slice(texts.readMore.length)}
      </span>
    </>
  )
}

function link(href: string | undefined, title: string) {
  return href === undefined ? undefined : { href, title }
}
