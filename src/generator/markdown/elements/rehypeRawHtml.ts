import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import type { VFile } from 'vfile'
import { walkElements, walkNodes } from '../walkTree.ts'

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
    moveMetaToProperty(tree)
    return hasRaw(tree) ? parse(tree, file) : tree
  }
}

function moveMetaToProperty(tree: Root): void {
  walkElements(tree, node => {
    const meta = node.data?.meta
    if (meta) node.properties.dataMeta = meta
    return undefined
  })
}

function hasRaw(tree: Root): boolean {
  let isFound = false
  walkNodes(tree, node => {
    isFound ||= node.type === 'raw'
    return isFound ? 'skip' : undefined
  })
  return isFound
}
