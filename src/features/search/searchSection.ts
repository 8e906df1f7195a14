/** A section of a page that a search can lead to. */
export interface SearchSection {
  /** Anchor; empty before the first heading. */
  readonly id: string
  /** Empty if the id is. */
  readonly heading: string
  /**
   * A row of a reference table. Its heading consists of its owner and its name.
   */
  readonly isMember?: boolean
  /** Identifiers documented here. */
  readonly symbols: readonly string[]
  readonly text: string
  /** Samples and types, line by line. */
  readonly code: string
}

/** A section, or a file whose sections replace this entry. */
export type PageSection =
  | SearchSection
  | { readonly specifier: string; readonly id?: undefined }
