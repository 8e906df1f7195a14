import type { Root } from 'hast'
import { isJsxElement } from '../../../core/markdown/element.ts'
import {
  createExpressionAttribute,
  listImports
} from '../../../core/markdown/module/moduleSyntax.ts'
import { walkNodes } from '../../../core/markdown/walkTree.ts'

/**
 * Turn SVGs that a page uses as components into images, because an SVG import
 * is its address.
 */
export function replaceSvgComponents(tree: Root): void {
  const names = new Set(
    listImports(tree)
      .filter(({ source }) => /\.svg$/i.test(String(source.value)))
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name))
  )
  if (names.size === 0) return
  walkNodes(tree, node => {
    if (!isJsxElement(node) || !names.has(node.name ?? '')) return undefined
    const src = { type: 'Identifier', name: node.name ?? '' } as const
    node.attributes.push(createExpressionAttribute('src', src))
    if (!node.attributes.some(each => 'name' in each && each.name === 'alt')) {
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'alt', value: '' })
    }
    node.name = 'img'
  })
}
