/** A supported statement. */
export interface ParsedStatement {
  /** Source for the renderer. */
  readonly text: string
  /** Names in it, each with a label if there is one. */
  readonly names: readonly (readonly [name: string, label?: string])[]
}

/** Context of a statement. */
interface StatementContext {
  /** The statement that opened the innermost block. */
  readonly block: string | undefined
  /** Supported statements before it. */
  readonly before: readonly string[]
}

/** A kind of diagram, with the statements that the renderer supports. */
export interface DiagramKind {
  /** Matches the first line. */
  readonly header: RegExp
  /** Block delimiters. */
  readonly blocks?: {
    readonly opens: RegExp
    readonly end: string
    /** Remedy for an empty block, if the renderer doesn't draw it. */
    readonly empty?: string
  }
  /**
   * Parse a statement.
   *
   * @returns undefined if the renderer ignores it, or draws it differently from
   * Mermaid
   */
  readonly read: (
    text: string,
    context: StatementContext
  ) => ParsedStatement | undefined
  /** Supported syntax, for error messages. */
  readonly syntaxHint: string
}

/**
 * Parse a statement with the first matching pattern. Its named groups are `from`,
 * `to`, `id` and `label`.
 */
export function matchStatement(
  text: string,
  patterns: readonly RegExp[]
): ParsedStatement | undefined {
  const pattern = patterns.find(each => each.test(text))
  if (pattern === undefined) return undefined
  const { from, to, id, label } = pattern.exec(text)?.groups ?? {}
  const names = [[from], [to], [id, label]] as const
  return {
    text,
    names: names.flatMap(([name, given]) =>
      name === undefined
        ? []
        : [given === undefined ? ([name] as const) : ([name, given] as const)]
    )
  }
}
