import type { Node, Point } from 'unist'
import type { MarkdownFinding, MarkdownPage } from './markdownContext.ts'

/** A finding without its position; the default kind is "syntax". */
export type Problem = Pick<MarkdownFinding, 'level' | 'message' | 'remedy'> &
  Partial<Pick<MarkdownFinding, 'kind'>>

/** Report a problem at a node, or for the whole page if the node has no position. */
export function reportFinding(
  { context, file }: MarkdownPage,
  place: Node | Point | undefined,
  problem: Problem
): void {
  const start = place && 'type' in place ? place.position?.start : place
  context.report({
    kind: 'syntax',
    file: file.path,
    line: start?.line,
    column: start?.column,
    ...problem
  })
}
