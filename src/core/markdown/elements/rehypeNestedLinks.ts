import type { Parents, Root, RootContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { isElement, isJsxElement } from '../element.ts'
import {
  type MarkdownContext,
  type MarkdownPage,
  reportDiagnostic
} from '../markdownContext.ts'
import { walkNodes } from '../walkTree.ts'

/**
 * Unwrap links inside links. HTML doesn't allow them, so a browser would end the
 * outer link where the inner one starts. GFM autolinks URLs even in the text
 * of an HTML link.
 */
export function rehypeNestedLinks(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const page = { context, file }
    walkNodes(tree, (node, index, parent) => {
      if (isLink(node)) {
        node.children = unwrap(node.children, page)
      } else if (node.type === 'raw' && OPEN_LINK.test(node.value)) {
        const end = parent.children.findIndex(
          (each, at) =>
            at > index && each.type === 'raw' && /<\/a\s*>/i.test(each.value)
        )
        if (end < 0) return undefined
        const inside = parent.children.slice(index + 1, end)
        const count = end - index - 1
        parent.children.splice(index + 1, count, ...unwrap(inside, page))
      }
    })
  }
}

/** Raw HTML that opens a link without closing it. */
const OPEN_LINK = /<a\s[^>]*\bhref\s*=[^>]*>(?![\s\S]*<\/a\s*>)/i

function isLink(node: RootContent): node is RootContent & Parents {
  if (isElement(node, 'a')) return node.properties.href !== undefined
  if (!isJsxElement(node) || !/^(?:a|Link)$/.test(node.name ?? '')) return false
  return node.attributes.some(
    each => 'name' in each && /^(?:href|to)$/.test(each.name)
  )
}

/** Replace links with their content. */
function unwrap<Node extends RootContent>(
  nodes: readonly Node[],
  page: MarkdownPage
): Node[] {
  return nodes.flatMap(node => {
    if (!('children' in node)) return [node]
    const children = unwrap(node.children as Node[], page)
    if (!isLink(node)) return [{ ...node, children }]
    if (!isUrl(node)) reportDiagnostic(page, node, NESTED)
    return children
  })
}

/** Whether a link is an autolink: its text is its URL. */
function isUrl(node: RootContent): boolean {
  if (node.type !== 'element') return false
  const text = toText(node)
  const prefixes = ['', 'mailto:', 'http://']
  return prefixes.some(prefix => prefix + text === node.properties.href)
}

const NESTED = {
  severity: 'warning',
  message: 'The link is inside another link, so only its text is shown.',
  hint: 'Move it out of the other link, or remove one of the two.'
} as const
