import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { addSyntax } from '../../content/read/addSyntax.ts'
import { htmlComments } from '../../content/read/pageSyntax.ts'
import { type MarkdownContext, reportFinding } from '../markdownContext.ts'
import { walkMarkdown } from '../walkTree.ts'

/** Accept HTML comments in MDX, and remove them from the page. */
export function remarkHtmlComments(this: Processor, context: MarkdownContext) {
  addSyntax(this, htmlComments)
  return (tree: Root, file: VFile) => removeComments(tree, file, context)
}

function removeComments(
  tree: Root,
  file: VFile,
  context: MarkdownContext
): void {
  walkMarkdown(tree, 'html', (node, index, parent) => {
    const [html = '', unclosed] = node.value
      .replace(/<!--[\s\S]*?-->/g, '')
      .split('<!--')
    if (unclosed !== undefined) reportFinding({ context, file }, node, UNCLOSED)
    node.value = html
    if (html.trim() !== '') return undefined
    parent.children.splice(index, 1)
    return index
  })
}

const UNCLOSED = {
  level: 'error',
  message: 'The comment "<!--" isn\'t closed, so the page ends here.',
  remedy: 'Close it with "-->".'
} as const
