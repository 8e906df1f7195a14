import type { ApiSymbol } from '../api/apiSymbol.ts'

/** A page as Markdown without components, for those who read no HTML. */
export interface PlainMarkdown {
  /** With marks; see plainMarks.ts. */
  readonly text: string
  /** What its reference tables document. */
  readonly symbols: readonly ApiSymbol[]
}
