/** A page as Markdown without components, for agents and other programs. */
export interface PlainMarkdown {
  /** With marks; see plainMarks.ts. */
  readonly text: string
}
