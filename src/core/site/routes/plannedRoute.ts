import type { PageSource } from '../../content/content.ts'
import type { SourceLocation } from '../../model/diagnostic.ts'
import type { Route } from '../../model/route.ts'

/** A page to build: its data for the browser, its contents, and its source. */
export interface PlannedRoute {
  readonly route: Route
  /** Module specifiers, one per content; `contentRequest.ts` prints and parses them. */
  readonly contents: readonly string[]
  /** Key of the sidebar that the page needs. */
  readonly sidebarKey?: string | undefined
  /** The Markdown file that the page is made from, if there is one. */
  readonly source?: PageSource
  /**
   * Absolute paths of pages with the same pathname, which this page replaces: links to
   * them lead here.
   */
  readonly replaced?: readonly string[]
  /** Source position that a page without its own source comes from. */
  readonly place?: SourceLocation | undefined
  /** Name of the site feature that adds the page; the build sets it. */
  readonly owner?: string
  /** Topic of the page, unless a sidebar determines it. */
  readonly topic?: string
  /** Why parts of the generator treat it differently from other pages. */
  readonly traits?: PageTraits
}

/** What makes a page different from most others. */
export interface PageTraits {
  /** Whether it only lists pages that are also listed elsewhere. */
  readonly isIndex?: boolean
  /** Whether its links come from a record, so that some anchors may be gone. */
  readonly hasRecordedLinks?: boolean
  /** Whether the "not found" page links to it. */
  readonly isEntryPoint?: boolean
}
