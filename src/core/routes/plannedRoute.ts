import type { MarkdownSource, PageSource } from '../content/content.ts'
import type { SourceLocation } from '../model/errors.ts'
import type { Route } from '../model/route.ts'

/** A route with the inputs of its page chunk. */
export interface PlannedRoute {
  readonly route: Route
  /** Module requests, one per content: absolute path and query. */
  readonly contents: readonly string[]
  /** Key of the sidebar that the page needs. */
  readonly sidebarKey?: string | undefined
  /** Where the page was written, for messages. */
  readonly source?: PageSource
  /** Where a page without a source was asked for. */
  readonly place?: SourceLocation | undefined
  /** What readers know the page to belong to, if the sidebars don't tell. */
  readonly topic?: string
  /** Whether it only lists pages that are found without it. */
  readonly isIndex?: boolean
  /** Whether it's offered to readers of an address without a page. */
  readonly isEntryPoint?: boolean
  /** What it shows besides its text, or instead of excerpts. */
  readonly outline?: PageOutline
}

/** What a page shows, for those who don't read HTML. */
export interface PageOutline {
  /** If it isn't that of the route. */
  readonly title?: string
  /** Below the title of a text. */
  readonly byline?: string
  /** In pages without a text. */
  readonly lists?: readonly {
    readonly heading?: string
    readonly entries: readonly OutlineEntry[]
  }[]
  /** Leads to the rest of a list. */
  readonly more?: OutlineEntry | undefined
}

/** An entry of a list, which may lead to a page. */
export interface OutlineEntry {
  readonly label: string
  readonly href?: string | undefined
  /** Follows the label. */
  readonly day?: string | undefined
  readonly description?: string | undefined
}

/** Create a key for a sidebar that is unique across versions. */
export function createSidebarKey(version: string, id: string): string {
  return `${version}-${id}`.replace(/[^\w-]+/g, '-')
}

/**
 * Create the module request of a Markdown file. The query tells the loader
 * which dialect to read, whether the page shows the title, and whether to stop
 * at the truncation marker.
 */
export function createContentRequest(
  source: MarkdownSource,
  options: { readonly isTitled?: boolean; readonly isExcerpt?: boolean } = {}
): string {
  const query = [
    `format=${source.format}`,
    ...(options.isTitled ? ['titled'] : []),
    ...(options.isExcerpt ? ['excerpt'] : [])
  ].join('&')
  return `${source.absolutePath}?${query}`
}
