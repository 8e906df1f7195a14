import type { Node } from 'unist'
import type { VFile } from 'vfile'
import type { MarkdownContext, MarkdownFinding } from './markdownContext.ts'

/** A finding without its place, which the tree knows; of syntax if not said. */
export type Problem = Pick<MarkdownFinding, 'level' | 'message' | 'remedy'> &
  Partial<Pick<MarkdownFinding, 'kind'>>

/** Report a problem at the place of a node, as far as the node has one. */
export function reportFinding(
  context: MarkdownContext,
  place: { readonly file: VFile; readonly node?: Node | undefined },
  problem: Problem
): void {
  const start = place.node?.position?.start
  context.report({
    kind: 'syntax',
    file: place.file.path,
    ...(start && { line: start.line, column: start.column }),
    ...problem
  })
}
