import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { toStyleClass } from '../../model/toStyleClass.ts'
import { addClass } from '../element.ts'
import { addStyleImport } from '../module/pageImports.ts'
import { walkElements } from '../walkTree.ts'

/**
 * Replace `style` attributes, which the security policy blocks, with classes in a
 * style sheet of the page.
 */
export function rehypeStyles() {
  return (tree: Root, file: VFile) => {
    walkElements(tree, node => {
      const { style } = node.properties
      if (style === undefined || style === null) return undefined
      delete node.properties.style
      const created = toStyleClass(String(style))
      if (created === undefined) return undefined
      addStyleImport(file, created.css)
      addClass(node, created.className)
    })
  }
}
