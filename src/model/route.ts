import type { Author, PostSummary, PostYear, TitledLink } from './blog.ts'
import type { Href, Pathname } from './paths.ts'
import type { Sidebar, SidebarId } from './sidebar.ts'
import type { TagGroup, TagLink } from './tag.ts'
import type { Heading, TocLevels } from './toc.ts'

/** Everything the browser needs to show one page, except its content. */
export type Route =
  | LandingRoute
  | DocRoute
  | CategoryRoute
  | DocTagsRoute
  | DocTagRoute
  | BlogListRoute
  | BlogPostRoute
  | BlogArchiveRoute
  | BlogAuthorsRoute
  | BlogAuthorRoute
  | BlogTagsRoute
  | BlogTagRoute
  | NotFoundRoute
  | OfflineRoute

export type RouteKind = Route['kind']

interface RouteBase {
  readonly pathname: Pathname
  /** Without the site's title; absent where the tab shows the site alone. */
  readonly title?: string
  readonly description?: string
  readonly keywords?: readonly string[]
  readonly image?: string
  /** Kept out of lists, feeds, sitemap and search engines. */
  readonly isUnlisted: boolean
  /** Locale whose language the text is in, where that is not the page's own. */
  readonly writtenIn?: string
  /** Same page in each locale that has it, where there are several. */
  readonly locales?: Readonly<Record<string, Href>>
  /** Same page in each docs version that has it, where there are several. */
  readonly versions?: Readonly<Record<string, Href>>
}

export interface LandingRoute extends RouteBase {
  readonly kind: 'landing'
  readonly latestPosts: readonly PostSummary[]
}

/** What docs, category pages and pages of tags share. */
interface DocsRouteBase extends RouteBase {
  /** Version name. */
  readonly version: string
  readonly sidebar?: SidebarId
  readonly breadcrumbs: readonly { readonly label: string; href?: Href }[]
  readonly previous?: TitledLink
  readonly next?: TitledLink
}

export interface DocRoute extends DocsRouteBase {
  readonly kind: 'doc'
  readonly docId: string
  /** Title as shown in h1; absent when the body brings its own or hides it. */
  readonly heading?: string
  readonly hideToc: boolean
  readonly toc: TocLevels
  readonly editUrl?: string
  readonly lastUpdated?: LastUpdated
  readonly tags: readonly TagLink[]
  readonly isDraft: boolean
}

export interface LastUpdated {
  /** ISO 8601 date, UTC. */
  readonly date?: string
  readonly author?: string
}

export interface CategoryRoute extends DocsRouteBase {
  readonly kind: 'category'
  readonly heading: string
  readonly cards: readonly CategoryCard[]
}

export interface CategoryCard {
  readonly kind: 'category' | 'doc' | 'external'
  readonly label: string
  readonly href: Href
  readonly description?: string
}

/** All tags of a docs version. */
export interface DocTagsRoute extends DocsRouteBase {
  readonly kind: 'docTags'
  readonly groups: readonly TagGroup[]
}

/** The docs that have one tag. */
export interface DocTagRoute extends DocsRouteBase {
  readonly kind: 'docTag'
  readonly heading: string
  readonly cards: readonly CategoryCard[]
  /** Of the page of all tags. */
  readonly tagsHref: Href
}

/** What all blog pages share. */
interface BlogRouteBase extends RouteBase {
  /** Newest posts, grouped by year; empty where the sidebar is off. */
  readonly recentPosts: readonly PostYear[]
}

/** What lists of posts share. */
interface PostListRoute extends BlogRouteBase {
  /** Posts in order; the page's content holds one excerpt for each. */
  readonly posts: readonly PostSummary[]
  readonly newer?: Href
  readonly older?: Href
}

export interface BlogListRoute extends PostListRoute {
  readonly kind: 'blogList'
}

/** The posts that have one tag; the title is the heading. */
export interface BlogTagRoute extends PostListRoute {
  readonly kind: 'blogTag'
}

/** The posts of one author. */
export interface BlogAuthorRoute extends PostListRoute {
  readonly kind: 'blogAuthor'
  readonly author: Author
}

export interface BlogPostRoute extends BlogRouteBase {
  readonly kind: 'blogPost'
  readonly post: PostSummary
  readonly hideToc: boolean
  readonly toc: TocLevels
  readonly editUrl?: string
  readonly lastUpdated?: LastUpdated
  readonly newer?: TitledLink
  readonly older?: TitledLink
}

export interface BlogArchiveRoute extends RouteBase {
  readonly kind: 'blogArchive'
  /** Newest year first; inside a year oldest post first. */
  readonly years: readonly PostYear[]
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

export interface NotFoundRoute extends RouteBase {
  readonly kind: 'notFound'
}

/** Shown by the service worker when a page was never saved. */
export interface OfflineRoute extends RouteBase {
  readonly kind: 'offline'
}

/**
 * The module that Markdown compiles to. Its default export is a component; the
 * client checks that before it renders, because authors can forget it (§8).
 */
export interface ContentModule {
  readonly default?: unknown
  readonly headings?: readonly Heading[]
}

/** A page's chunk: its route, and its content where it has some. */
export interface Page {
  readonly route: Route
  /** One module; the blog list has one excerpt for each post. */
  readonly contents: readonly ContentModule[]
}

/** A content that is text alone. */
export interface StaticContent {
  readonly headings: readonly Heading[]
  readonly html: string
}

/** A page without components, as its script hands it to the client. */
export interface StaticPage {
  readonly route: Route
  readonly contents: readonly StaticContent[]
}

/** Where a page's files are, as the page table and each HTML file say it. */
export interface PageRecord {
  /** The canonical pathname, with its own letter case and slash. */
  readonly pathname: Pathname
  /** Scripts and styles of the page chunk, relative to the base. */
  readonly files: readonly string[]
  /** Sidebar data, relative to the base. */
  readonly sidebar?: string
  /** The page's own; in tables alone, where a list of pages needs it. */
  readonly title?: string
}

/** Pathname key → record, for the pages of one folder. */
export type PageTable = Readonly<Record<string, PageRecord>>

/** A page with everything it needs to be rendered. */
export interface LoadedPage extends Page {
  readonly sidebar?: Sidebar
}
