import type { Href, Pathname, TitledLink } from './paths.ts'
import type { Sidebar, SidebarId } from './sidebar.ts'
import type { Heading, TocLevels } from './toc.ts'

/** Kinds of pages. Features add theirs. */
export interface Routes {
  readonly landing: LandingRoute
  readonly doc: DocRoute
  readonly category: CategoryRoute
  readonly notFound: NotFoundRoute
}

/** Everything besides its content that the browser needs to show a page. */
export type Route = Routes[keyof Routes]

export type RouteKind = Route['kind']

/** Tell whether a page has content of its own and so gets a Markdown twin. */
export function hasMarkdown({ isInternal }: Route): boolean {
  return !isInternal
}

/** Shared by all pages. */
export interface RouteBase {
  readonly pathname: Pathname
  /**
   * Without the site's title; absent if the tab shows only the site's title.
   */
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly image?: string | undefined
  /** Excluded from lists, feeds, the sitemap and search engines. */
  readonly isUnlisted: boolean
  /** Set for pages that the site itself needs, and nobody wrote. */
  readonly isInternal?: true | undefined
  /** Classes of `<html>`, of kinds that features add. */
  readonly rootClasses?: readonly string[] | undefined
  /** Locale of the text's language, if it differs from the page's. */
  readonly writtenIn?: string | undefined
  /** The same page in each locale that has it, if there are several locales. */
  readonly locales?: Readonly<Record<string, Href>> | undefined
  /**
   * The same page in each docs version that has it, if there are several
   * versions.
   */
  readonly versions?: Readonly<Record<string, Href>> | undefined
}

export interface LandingRoute extends RouteBase {
  readonly kind: 'landing'
}

/** Shared by the pages of a docs version. */
export interface DocsRoute extends RouteBase {
  /** Version name. */
  readonly version: string
  readonly sidebar?: SidebarId | undefined
  readonly breadcrumbs: readonly {
    readonly label: string
    readonly href?: Href | undefined
  }[]
  readonly previous?: TitledLink | undefined
  readonly next?: TitledLink | undefined
}

export interface DocRoute extends DocsRoute {
  readonly kind: 'doc'
  readonly docId: string
  /** Title shown in the h1; absent if the body has its own or hides it. */
  readonly heading?: string | undefined
  readonly hideToc: boolean
  readonly toc: TocLevels
  readonly editUrl?: string | undefined
  readonly lastUpdated?: ShownUpdate | undefined
  readonly isDraft: boolean
}

export interface LastUpdated {
  /** ISO 8601 date, UTC. */
  readonly date?: string | undefined
  readonly author?: string | undefined
}

/** The last change of a page, as the page shows it. */
export interface ShownUpdate extends LastUpdated {
  /** The date as text, because browsers need long to load what formats it. */
  readonly day?: string | undefined
}

export interface CategoryRoute extends DocsRoute {
  readonly kind: 'category'
  readonly heading: string
  readonly cards: readonly CategoryCard[]
}

export interface CategoryCard {
  readonly kind: 'category' | 'doc' | 'external'
  readonly label: string
  readonly href: Href
  readonly description?: string | undefined
}

export interface NotFoundRoute extends RouteBase {
  readonly kind: 'notFound'
  /** For readers of an address that is like no other: home, docs, blog. */
  readonly starts?: readonly NamedPage[]
}

/** A page to offer to readers. */
export interface NamedPage {
  /** Without base. */
  readonly path: string
  readonly title: string
}

/**
 * The module that Markdown compiles to. Its default export is a component. The
 * client checks for it before rendering, because authors can forget it (§8).
 */
export interface ContentModule {
  readonly default?: unknown
  readonly headings?: readonly Heading[] | undefined
}

/** A page's chunk: its route and, if it has any, its content. */
export interface Page {
  readonly route: Route
  /** One module, or for the blog list one excerpt per post. */
  readonly contents: readonly ContentModule[]
}

/** Text-only content. */
export interface StaticContent {
  readonly headings: readonly Heading[]
  readonly html: string
}

/** A page without components, as its script passes it to the client. */
export interface StaticPage {
  readonly route: Route
  readonly contents: readonly StaticContent[]
}

/**
 * Locations of a page's files, as listed in the page table and in each HTML
 * file.
 */
export interface PageRecord {
  /** The canonical pathname, with its own letter case and slash. */
  readonly pathname: Pathname
  /** Scripts and styles of the page chunk, relative to the base. */
  readonly files: readonly string[]
  /** Sidebar data, relative to the base. */
  readonly sidebar?: string | undefined
  /** The page's own title. Only in tables, for lists of pages. */
  readonly title?: string | undefined
}

/** Pathname key → record, for the pages of one folder. */
export type PageTable = Readonly<Record<string, PageRecord>>

/** A page with everything needed to render it. */
export interface LoadedPage extends Page {
  readonly sidebar?: Sidebar | undefined
}
