/** A documented identifier that a text file lists. */
export interface ListedSymbol {
  /** Members include their owner's name: `Modal.open`. */
  readonly name: string
  /** A TypeScript keyword for exports, or the kind of a table's member. */
  readonly kind: string
  readonly package: string
  /** Absolute, with an anchor if there is one. */
  readonly url: string
  /** One line. */
  readonly signature?: string | undefined
  /** One line of Markdown. */
  readonly meaning?: string | undefined
}
