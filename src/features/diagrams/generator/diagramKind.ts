/** A statement that is drawn. */
export interface DrawnStatement {
  /** As the renderer reads it. */
  readonly text: string
  /** Names in it, with the label where it gives one. */
  readonly names: readonly (readonly [name: string, label?: string])[]
}

/** What precedes a statement. */
interface StatementContext {
  /** The statement that opened the innermost block. */
  readonly block: string | undefined
  /** Statements that are drawn. */
  readonly before: readonly string[]
}

/** The statements that the renderer draws, for one kind of diagram. */
export interface DiagramKind {
  /** As the renderer tells the kind. */
  readonly header: RegExp
  /** What opens a block, and the statement that ends it. */
  readonly blocks?: {
    readonly opens: RegExp
    readonly end: string
    /** The remedy for a block without content, if the renderer draws none. */
    readonly empty?: string
  }
  /**
   * Read a statement.
   *
   * @returns undefined where the renderer would pass over it, or draw something
   * else than Mermaid does
   */
  readonly read: (
    text: string,
    context: StatementContext
  ) => DrawnStatement | undefined
  /** The statements that are drawn, for authors. */
  readonly forms: string
}

/**
 * Read a statement that one of the patterns describes. Groups name what is in
 * it: `from`, `to`, and `id` with its `label`.
 */
export function matchStatement(
  text: string,
  patterns: readonly RegExp[]
): DrawnStatement | undefined {
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
