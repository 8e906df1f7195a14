import type { Node } from 'unist'
import type { VFile } from 'vfile'
import type { MarkdownContext, MarkdownFinding } from './markdownContext.ts'

/** A finding without its place, which the tree knows. */
export type Problem = Pick<MarkdownFinding, 'level' | 'message' | 'remedy'>

/** Report a problem at the place of a node, as far as the node has one. */
export function reportFinding(
  context: MarkdownContext,
  place: { readonly file: VFile; readonly node?: Node | undefined },
  problem: Problem
): void {
  const start = place.node?.position?.start
  context.report({
    file: place.file.path,
    ...(start && { line: start.line, column: start.column }),
    ...problem
  })
}
