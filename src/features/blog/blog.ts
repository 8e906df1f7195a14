import type { Href, TitledLink } from '../../core/model/paths.ts'
import type {
  RouteBase,
  ShownUpdate,
  TagGroup,
  TagLink
} from '../../core/model/route.ts'
import type { TocLevels } from '../../core/model/toc.ts'

/** An author, as defined in the authors file or in a post. */
export interface Author {
  readonly key?: string | undefined
  readonly name?: string | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly url?: string | undefined
  readonly email?: string | undefined
  /** The author's page, if the authors file asks for one. */
  readonly pageHref?: Href | undefined
  readonly imageUrl?: string | undefined
  readonly socials: Readonly<Record<string, string>>
  readonly postCount?: number | undefined
}

/** A post as lists show it. */
export interface PostSummary {
  readonly title: string
  readonly description: string
  readonly href: Href
  /** ISO 8601, UTC. */
  readonly date: string
  /** The date, formatted for the locale. */
  readonly day: string
  /** Minutes, rounded up. */
  readonly readingTime: number
  readonly authors: readonly Author[]
  readonly tags: readonly TagLink[]
  /** Whether the list shows only the part before the truncation marker. */
  readonly isTruncated: boolean
  /** The text's locale, if it differs from the page's. */
  readonly writtenIn?: string | undefined
}

/** A post as the archive lists it. */
export interface ArchivedPost extends TitledLink {
  /** ISO 8601, UTC. */
  readonly date: string
  /** Month and day, formatted for the locale. */
  readonly day: string
}

/** Posts of one calendar year (UTC). */
export interface PostYear<Item extends TitledLink = TitledLink> {
  readonly year: number
  readonly posts: readonly Item[]
}

declare module '../../index.ts' {
  interface ClientData {
    /** Set if the site has posts. */
    readonly blog?: { readonly title: string }
  }
  interface Routes {
    readonly blogList: BlogListRoute
    readonly blogPost: BlogPostRoute
    readonly blogAuthors: BlogAuthorsRoute
    readonly blogAuthor: BlogAuthorRoute
    readonly blogTags: BlogTagsRoute
    readonly blogTag: BlogTagRoute
    readonly blogArchive: BlogArchiveRoute
  }
  interface LandingRoute {
    readonly latestPosts?: readonly PostSummary[] | undefined
  }
}

/** Pages with a sidebar of recent posts. */
export type BlogRoute =
  | BlogListRoute
  | BlogPostRoute
  | BlogAuthorsRoute
  | BlogAuthorRoute
  | BlogTagsRoute
  | BlogTagRoute

/** Shared by all blog pages. */
interface BlogRouteBase extends RouteBase {
  /** Newest posts, grouped by year; empty if the sidebar is off. */
  readonly recentPosts: readonly PostYear[]
}

/** Shared by lists of posts. */
interface PostListRoute extends BlogRouteBase {
  /** The page's content has one excerpt per post, in this order. */
  readonly posts: readonly PostSummary[]
  readonly newer?: Href | undefined
  readonly older?: Href | undefined
}

export interface BlogListRoute extends PostListRoute {
  readonly kind: 'blogList'
}

/** The posts with a tag. The title is the heading. */
export interface BlogTagRoute extends PostListRoute {
  readonly kind: 'blogTag'
}

/** An author's posts. */
export interface BlogAuthorRoute extends PostListRoute {
  readonly kind: 'blogAuthor'
  readonly author: Author
}

export interface BlogPostRoute extends BlogRouteBase {
  readonly kind: 'blogPost'
  /** Set for drafts, which have pages only in development. */
  readonly isDraft?: true | undefined
  readonly post: PostSummary
  readonly hideToc: boolean
  readonly toc: TocLevels
  readonly editUrl?: string | undefined
  readonly lastUpdated?: ShownUpdate | undefined
  readonly newer?: TitledLink | undefined
  readonly older?: TitledLink | undefined
}

export interface BlogArchiveRoute extends RouteBase {
  readonly kind: 'blogArchive'
  /** Newest year first; oldest post first within a year. */
  readonly years: readonly PostYear<ArchivedPost>[]
}

export interface BlogAuthorsRoute extends BlogRouteBase {
  readonly kind: 'blogAuthors'
  readonly authors: readonly Author[]
}

/** All tags of the blog. */
export interface BlogTagsRoute extends BlogRouteBase {
  readonly kind: 'blogTags'
  readonly groups: readonly TagGroup[]
}
