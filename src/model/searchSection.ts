/** A part of a page that a search can lead to. */
export interface SearchSection {
  /** Anchor; empty for what stands before the first heading. */
  readonly id: string
  /** Empty where the id is. */
  readonly heading: string
  /** A row of a reference table, whose heading is its owner and its name. */
  readonly isMember?: boolean
  /** Identifiers that are documented here. */
  readonly symbols: readonly string[]
  readonly text: string
  /** Samples and types, line by line. */
  readonly code: string
}

/** A part of a page, or a file whose parts stand in its place. */
export type PageSection =
  | SearchSection
  | { readonly specifier: string; readonly id?: undefined }
