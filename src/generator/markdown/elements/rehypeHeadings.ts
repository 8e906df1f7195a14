import GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString as toText } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Heading } from '../../../model/toc.ts'

declare module 'vfile' {
  interface DataMap {
    headings: readonly Heading[]
  }
}

const KEPT_IN_TOC = new Set(['code', 'em', 'strong', 'del'])
const ZERO_WIDTH_SPACE = '\u200B'

/**
 * Give headings their ids and anchors, and collect them for the table of
 * contents (behaviour 2.8.1, 2.9.2, 2.9.3).
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger()
    const headings: Heading[] = []
    visit(tree, 'element', node => {
      const level = findLevel(node)
      if (level === undefined) return
      const id = String(node.properties.id ?? slugger.slug(toText(node)))
      headings.push({ level, id, html: toHtml(keepInline(node.children)) })
      node.properties.id = id
      node.children.push(createAnchor(node, id))
    })
    file.data.headings = headings
  }
}

function findLevel({ tagName, properties }: Element): number | undefined {
  const level = /^h([2-6])$/.exec(tagName)?.[1]
  // The heading of the footnotes is there for screen readers alone.
  if (properties.id === 'footnote-label') return undefined
  return level === undefined ? undefined : Number(level)
}

function keepInline(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node]
    if (!('children' in node)) return []
    const children = keepInline(node.children)
    const isKept = node.type === 'element' && KEPT_IN_TOC.has(node.tagName)
    return isKept ? [{ ...node, properties: {}, children }] : children
  })
}

function createAnchor(heading: Element, id: string): Element {
  const isPlain = heading.children.every(child => child.type === 'text')
  const label = `Direct link to ${isPlain ? toText(heading).trim() : id}`
  return {
    type: 'element',
    tagName: 'a',
    properties: {
      className: ['heading-anchor'],
      href: `#${id}`,
      ariaLabel: label,
      title: label
    },
    children: [{ type: 'text', value: ZERO_WIDTH_SPACE }]
  }
}
