import type { Href, Pathname, TitledLink } from './paths.ts'
import type { Sidebar, SidebarId } from './sidebar.ts'
import type { Heading, TocLevels } from './toc.ts'

/** Page kinds. Features add their own through declaration merging. */
export interface Routes {
  readonly landing: LandingRoute
  readonly doc: DocRoute
  readonly category: CategoryRoute
  readonly notFound: NotFoundRoute
}

/** A page's data, apart from its content, that the browser needs. */
export type Route = Routes[keyof Routes]

/** Whether a page also gets a Markdown file. */
export function hasMarkdown({ isInternal }: Route): boolean {
  return !isInternal
}

/** Shared by all pages. */
export interface RouteBase {
  readonly pathname: Pathname
  /** Excludes the site title; absent if the tab shows only the site title. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly image?: string | undefined
  /** Excluded from lists, feeds, the sitemap and search engines. */
  readonly isUnlisted: boolean
  /**
   * Set for pages that aren't content, such as the 404 page. They have no Markdown
   * version and no translations.
   */
  readonly isInternal?: true | undefined
  /** Classes of `<html>`, for page kinds that features add. */
  readonly rootClasses?: readonly string[] | undefined
  /** Locale of the text, if it differs from the page's. */
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
export interface VersionedRoute extends RouteBase {
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

export interface DocRoute extends VersionedRoute {
  readonly kind: 'doc'
  readonly docId: string
  /** The h1; absent if the body has its own or the title is hidden. */
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

/** A page's last change, as displayed. */
export interface ShownUpdate extends LastUpdated {
  /**
   * The formatted date. Formatting dates in browsers takes too long to load.
   */
  readonly day?: string | undefined
}

export interface CategoryRoute extends VersionedRoute {
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

interface NotFoundRoute extends RouteBase {
  readonly kind: 'notFound'
  /** Suggested if no similar pathname exists: home, docs, blog. */
  readonly starts?: readonly NamedPage[]
}

/** A page to link to by its title. */
export interface NamedPage {
  /** A pathname, without the base URL. */
  readonly path: string
  readonly title: string
}

/**
 * A module compiled from Markdown. Its default export is a component. Authors
 * can omit it, so the client checks for it before rendering (§8).
 */
export interface ContentModule {
  readonly default?: unknown
  readonly headings?: readonly Heading[] | undefined
}

/** The contents of a page's chunk. */
export interface Page {
  readonly route: Route
  /** One module, or one excerpt per post of a blog list. */
  readonly contents: readonly ContentModule[]
}

/** Text-only content. */
export interface TextContent {
  readonly headings: readonly Heading[]
  readonly html: string
}

/** A page without components, as passed to the client by its script. */
export interface TextPage {
  readonly route: Route
  readonly contents: readonly TextContent[]
}

/** The files that a page needs, as listed in page manifests and HTML files. */
export interface PageRecord {
  /** The canonical pathname, with its exact case and slash. */
  readonly pathname: Pathname
  /** Scripts and styles of the page's chunk, relative to the base. */
  readonly files: readonly string[]
  /** Sidebar data, relative to the base. */
  readonly sidebar?: string | undefined
  /** The page's title. Set only in manifests, for lists of pages. */
  readonly title?: string | undefined
}

/** Pathname key → record, for the pages in a folder; see also {@link CLIENT_KEY}. */
export type PageManifest = Readonly<Record<string, PageRecord>>

/**
 * Key of a record in every manifest that isn't a page: its files are the script and
 * the style sheet of the client that can show the manifest's pages.
 */
export const CLIENT_KEY = ''

/** A page with everything that rendering needs. */
export interface LoadedPage extends Page {
  readonly sidebar?: Sidebar | undefined
}

/** A tag as shown on its pages. */
export interface TagLink {
  readonly label: string
  /** The tag's page; absent if no listed page has the tag. */
  readonly href?: Href
}

/** Tags with the same first letter, as listed on the tags page. */
export interface TagGroup {
  /** Uppercase. */
  readonly letter: string
  readonly tags: readonly CountedTag[]
}

/** A tag with its number of listed pages. */
export interface CountedTag extends Required<TagLink> {
  readonly count: number
  readonly description?: string | undefined
}
