import type { Route } from '../../model/route.ts'
import type { MarkdownSource } from '../content/content.ts'

/** A route with what its page chunk is built from. */
export interface PlannedRoute {
  readonly route: Route
  /** Module requests, one content each: absolute path and query. */
  readonly contents: readonly string[]
  /** Which sidebar's data the page needs. */
  readonly sidebarKey?: string
  /** Where the page was written, for messages. */
  readonly source?: MarkdownSource
}

/** Name a sidebar across versions. */
export function createSidebarKey(version: string, id: string): string {
  return `${version}-${id}`.replace(/[^\w-]+/g, '-')
}

/**
 * Create the module request of a Markdown file. The query tells the loader
 * which dialect to read, whether the title is the page's to show, and whether to
 * stop at the truncation marker.
 */
export function createContentRequest(
  source: MarkdownSource,
  options: { readonly isPost?: boolean; readonly isExcerpt?: boolean } = {}
): string {
  const query = [
    `format=${source.format}`,
    ...(options.isPost ? ['post'] : []),
    ...(options.isExcerpt ? ['excerpt'] : [])
  ].join('&')
  return `${source.absolutePath}?${query}`
}
