declare module '../../../core/markdown/markdownContext.ts' {
  interface PageFacts {
    readonly markdown?: PlainMarkdown
  }
}

/** A page as Markdown without components, for agents and other programs. */
export interface PlainMarkdown {
  /** With marks; see plainMarks.ts. */
  readonly text: string
}
