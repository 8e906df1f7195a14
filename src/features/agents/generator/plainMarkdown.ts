declare module '../../../core/markdown/markdownContext.ts' {
  interface PageFacts {
    readonly markdown?: PlainMarkdown
  }
}

/** A page as Markdown without components. */
export interface PlainMarkdown {
  /** With placeholders; see placeholders.ts. */
  readonly text: string
}
