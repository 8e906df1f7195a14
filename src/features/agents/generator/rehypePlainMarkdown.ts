import { join, relative } from 'node:path'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { toPosixPath } from '../../../core/build/toPosixPath.ts'
import type { MarkdownContext } from '../../../core/markdown/markdownContext.ts'
import { findPartials } from '../../../core/markdown/module/moduleSyntax.ts'
import { createPlainTree } from './createPlainTree.ts'
import { printMarkdown } from './printMarkdown.ts'

/**
 * Record a page's text as Markdown. At this point components have become
 * markup, while code, formulas and diagrams are still source.
 */
export function rehypePlainMarkdown(context: MarkdownContext) {
  const { contentDir, addFacts } = context
  if (addFacts === undefined) return undefined
  return (tree: Root, file: VFile) => {
    const folder = relative(contentDir, file.dirname ?? contentDir)
    const partials = new Map(
      [...findPartials(tree)].map(([name, specifier]) => [
        name,
        toPosixPath(join(folder, specifier))
      ])
    )
    const plain = createPlainTree(tree, { context, file, partials })
    addFacts({ markdown: { text: printMarkdown(plain) } })
  }
}
