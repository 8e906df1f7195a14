/**
 * What agents can do with a published site: the default export of a feature's
 * `tools` module. It runs with the agent, without a browser, and reads what the
 * build has published.
 */
export interface SiteTools {
  readonly tools?: readonly SiteTool[]
  /** Texts that agents can list and read by URL. */
  readonly documents?: SiteDocuments
  /** Instructions for tasks, as in https://agentskills.io/specification. */
  readonly listSkills?: (site: PublishedSite) => Promise<readonly SiteSkill[]>
  /**
   * List the files that all of this needs, so that they can be saved for offline
   * use. Their paths start with the base URL.
   */
  readonly listFiles?: (site: PublishedSite) => Promise<readonly string[]>
}

/** A question that agents can ask a site. */
export interface SiteTool {
  /** Lower-case words with underscores. */
  readonly name: string
  /** A title for people. */
  readonly title: string
  /** When to use the tool, and what it returns; for agents. */
  readonly description: string
  readonly parameters: Readonly<Record<string, ToolParameter>>
  /**
   * Answer the question.
   *
   * @param given the parameters by name; text that isn't empty
   * @returns Markdown
   * @throws Error whose message tells the agent what to do instead
   */
  readonly run: (
    given: Readonly<Record<string, string | undefined>>,
    site: PublishedSite
  ) => Promise<string>
}

/** A parameter of a tool, which is always a string. */
export interface ToolParameter {
  readonly description: string
  readonly isRequired?: boolean
}

/** Texts of a site. */
export interface SiteDocuments {
  readonly list: (site: PublishedSite) => Promise<readonly SiteDocument[]>
  /**
   * Read a document, listed or not.
   *
   * @returns undefined if there is none at that URL
   */
  readonly read: (
    url: string,
    site: PublishedSite
  ) => Promise<string | undefined>
  /** The template of their URLs below that of the site (RFC 6570). */
  readonly template: string
  readonly mediaType: string
}

/** A text of a site. */
export interface SiteDocument {
  /** Absolute. */
  readonly url: string
  readonly title: string
  readonly description?: string | undefined
}

/** A skill. */
export interface SiteSkill {
  readonly name: string
  readonly description: string
  /** Markdown, whose front matter has nothing but name and description. */
  readonly text: string
}

/** A published site in one of its languages. */
export interface PublishedSite {
  readonly title: string
  /** Origin of its URLs. */
  readonly url: string
  /** Base of the language. */
  readonly baseUrl: string
  /** Base URLs of all locales. */
  readonly bases: readonly string[]
  /**
   * Read one of its files, from the network or from copies of earlier answers.
   *
   * @param path starts with the base URL
   * @returns undefined if there's no such file
   * @throws Error if neither the site nor a copy is in reach
   */
  readonly readFile: (path: string) => Promise<string | undefined>
}
