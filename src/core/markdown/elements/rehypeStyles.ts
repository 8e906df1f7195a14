import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { createStyleClass } from '../../model/styleClass.ts'
import { addClass } from '../element.ts'
import {
  type MarkdownContext,
  type MarkdownPage,
  reportFinding
} from '../markdownContext.ts'
import { addStyleImport } from '../module/pageImports.ts'
import { walkElements } from '../walkTree.ts'

/**
 * Replace `style` attributes, which the security policy blocks, with classes in a
 * style sheet of the page.
 *
 * A strict site removes and reports the attributes instead.
 */
export function rehypeStyles(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    walkElements(tree, node => {
      const { style } = node.properties
      if (style === undefined || style === null) return undefined
      delete node.properties.style
      if (!context.isBare) {
        refuseStyle(node, String(style), { context, file })
        return undefined
      }
      const created = createStyleClass(String(style))
      if (created === undefined) return undefined
      addStyleImport(file, created.css)
      addClass(node, created.className)
    })
  }
}

function refuseStyle(node: Element, style: string, page: MarkdownPage): void {
  reportFinding(page, node, {
    level: 'warn',
    message: `The attribute style="${style}" of <${node.tagName}> is removed.`,
    remedy:
      'The content security policy forbids style attributes. Use a class instead.'
  })
}
