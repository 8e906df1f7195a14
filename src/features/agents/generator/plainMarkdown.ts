/** A page as Markdown without components, for agents and other programs. */
export interface PlainMarkdown {
  /** With marks; see plainMarks.ts. */
  readonly text: string
  /** Identifiers that its reference tables document. */
  readonly symbols: readonly ApiSymbol[]
}

/** A member that a page documents. */
export interface ApiSymbol {
  /** With the name of what it is a member of. */
  readonly name: string
  readonly kind: 'method' | 'parameter' | 'property' | 'result'
  /** Module that exports what it is a member of. */
  readonly package: string
  /** Id of its row. */
  readonly anchor: string
  readonly types: readonly string[]
  /** Markdown of one sentence or more. */
  readonly meaning: string
}
