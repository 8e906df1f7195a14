/** What the build knows about a site. */
export interface ServerSettings {
  readonly title: string
  /** Origin of its addresses. */
  readonly url: string
  /** Its languages; the first one is the default. */
  readonly languages: readonly Language[]
  /** Of the program. */
  readonly version: string
}

/** A language of the site. */
export interface Language {
  readonly name: string
  readonly label: string
  readonly baseUrl: string
}
