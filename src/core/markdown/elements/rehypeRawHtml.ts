import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import type { VFile } from 'vfile'
import { walkNodes } from '../walkTree.ts'

const PASSED_THROUGH = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm'
] as const

/**
 * Parse the raw HTML in a `.md` page into elements.
 *
 * This parses the whole page again, which drops the `data` of nodes. So it runs
 * only on pages with HTML, and keeps the info strings of code fences as attributes.
 */
export function rehypeRawHtml() {
  const parse = rehypeRaw({ passThrough: [...PASSED_THROUGH] })
  return (tree: Root, file: VFile) => {
    const hasHtml = moveMetaToProperty(tree)
    return hasHtml ? parse(tree, file) : tree
  }
}

/**
 * Move the info strings of code fences to properties.
 *
 * @returns whether the page has raw HTML, which the same walk finds
 */
function moveMetaToProperty(tree: Root): boolean {
  let hasHtml = false
  walkNodes(tree, node => {
    hasHtml ||= node.type === 'raw'
    const meta = node.type === 'element' && node.data?.meta
    if (meta) node.properties.dataMeta = meta
  })
  return hasHtml
}
