/** What the parser said about a page, and where. */
export interface ParserComplaint {
  readonly reason: string
  /** What the JavaScript parser said, where it was asked. */
  readonly detail?: string | undefined
  /** From 0, in the source. */
  readonly offset?: number | undefined
}

/** The same for people: what is wrong, where, and what to write instead. */
export interface ExplainedError {
  readonly problem: string
  readonly remedy: string
  readonly offset?: number | undefined
}

/** Explains complaints of one sort; undefined for all others. */
export type Explain = (
  complaint: ParserComplaint,
  source: string
) => ExplainedError | undefined
