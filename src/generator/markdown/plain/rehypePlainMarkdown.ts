import { join, relative, sep } from 'node:path'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { MarkdownContext } from '../markdownContext.ts'
import { findPartials } from '../module/findPartials.ts'
import { createPlainTree } from './createPlainTree.ts'
import { printMarkdown } from './printMarkdown.ts'

/**
 * Tell what a page says as Markdown. Components have become markup here, while
 * code, formulas and diagrams are still as they were written.
 */
export function rehypePlainMarkdown(context: MarkdownContext) {
  const { contentDir, tell } = context
  if (tell === undefined) return undefined
  return (tree: Root, file: VFile) => {
    const folder = relative(contentDir, file.dirname ?? contentDir)
    const partials = new Map(
      [...findPartials(tree)].map(([name, specifier]) => {
        const path = join(folder, specifier).split(sep).join('/')
        return [name, path]
      })
    )
    const plain = createPlainTree(tree, { context, file, partials })
    const { apiSymbols: symbols = [] } = file.data
    tell({ markdown: { text: printMarkdown(plain), symbols } })
  }
}
