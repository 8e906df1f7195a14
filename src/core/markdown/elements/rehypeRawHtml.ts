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
 * Turn the HTML in a `.md` page into elements.
 *
 * The whole page is parsed again for that, which drops what plugins attached to
 * elements; so it happens only where HTML is found, and the info string of code
 * fences travels as an attribute.
 */
export function rehypeRawHtml() {
  const parse = rehypeRaw({ passThrough: [...PASSED_THROUGH] })
  return (tree: Root, file: VFile) => {
    const hasRaw = moveMetaToProperty(tree)
    return hasRaw ? parse(tree, file) : tree
  }
}

/** @returns whether the page has HTML */
function moveMetaToProperty(tree: Root): boolean {
  let hasRaw = false
  walkNodes(tree, node => {
    hasRaw ||= node.type === 'raw'
    const meta = node.type === 'element' && node.data?.meta
    if (meta) node.properties.dataMeta = meta
  })
  return hasRaw
}
