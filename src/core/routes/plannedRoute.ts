import type {
  DocSource,
  MarkdownSource,
  PostSource
} from '../content/content.ts'
import type { SourcePlace } from '../model/errors.ts'
import type { Route } from '../model/route.ts'

/** A route with the inputs of its page chunk. */
export interface PlannedRoute {
  readonly route: Route
  /** Module requests, one per content: absolute path and query. */
  readonly contents: readonly string[]
  /** Key of the sidebar that the page needs. */
  readonly sidebarKey?: string | undefined
  /** Where the page was written, for messages. */
  readonly source?: MarkdownSource | DocSource | PostSource
  /** Where a page without a source was asked for. */
  readonly place?: SourcePlace | undefined
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
  options: { readonly isPost?: boolean; readonly isExcerpt?: boolean } = {}
): string {
  const query = [
    `format=${source.format}`,
    ...(options.isPost ? ['post'] : []),
    ...(options.isExcerpt ? ['excerpt'] : [])
  ].join('&')
  return `${source.absolutePath}?${query}`
}
