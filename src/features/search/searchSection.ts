/** A section of a page, as a search result. */
export interface SearchSection {
  /** Anchor; empty before the first heading. */
  readonly id: string
  /** Empty before the first heading. */
  readonly heading: string
  /** Whether it's a row of a reference table, with the heading `owner.name`. */
  readonly isMember?: boolean
  /** Identifiers documented here. */
  readonly symbols: readonly string[]
  readonly text: string
  /** Samples and types, line by line. */
  readonly code: string
}

/** A section, or a partial whose sections replace this entry. */
export type PageSection =
  | SearchSection
  | { readonly specifier: string; readonly id?: undefined }
