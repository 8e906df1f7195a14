import { isPure, type SyntaxNode } from './isPure.ts'

/** Modules that read nothing, or track what they read. */
const PURE_MODULES = /^(?:toolbox-docs|(?:node:)?(?:path|url))(?:\/|$)/

/**
 * Whether what a bundled module computes, now or when it's called, depends only on
 * its text, its parameters and files that it tracks.
 *
 * @param text an ES module; its imports aren't part of the bundle
 */
export function isBundlePure(text: string): boolean {
  const isKnown = (node: SyntaxNode) =>
    PURE_MODULES.test(String(Object(node.source).value))
  return isPure(text, isKnown, new Set(['AwaitExpression', 'ThisExpression']))
}
