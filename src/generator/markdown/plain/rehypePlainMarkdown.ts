import { join, relative, sep } from 'node:path'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { MarkdownContext } from '../markdownContext.ts'
import { createPlainTree } from './createPlainTree.ts'
import { printMarkdown } from './printMarkdown.ts'

/**
 * Tell what a page says as Markdown. Components have become markup here, while
 * code, formulas and diagrams are still as they were written.
 */
export function rehypePlainMarkdown(context: MarkdownContext) {
  const { tellMarkdown } = context
  if (tellMarkdown === undefined) return undefined
  return (tree: Root, file: VFile) => {
    const partials = findPartials(tree, file, context)
    const plain = createPlainTree(tree, { context, file, partials })
    const { apiSymbols: symbols = [] } = file.data
    const text = printMarkdown(plain.tree)
    tellMarkdown({ text, omitted: plain.omitted, symbols })
  }
}

/** Find imports of Markdown files: name → path from the content folder. */
function findPartials(
  tree: Root,
  file: VFile,
  { contentDir }: MarkdownContext
): ReadonlyMap<string, string> {
  const partials = new Map<string, string>()
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue
      const source = String(statement.source.value)
      if (!/^\.{1,2}\/.*\.mdx?$/i.test(source)) continue
      const path = join(file.dirname ?? contentDir, source)
      for (const { type, local } of statement.specifiers) {
        if (type !== 'ImportDefaultSpecifier') continue
        const name = relative(contentDir, path).split(sep).join('/')
        partials.set(local.name, name)
      }
    }
  }
  return partials
}
