import GithubSlugger, { slug } from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import type { Texts } from '../../model/catalogue.ts'
import { formatText } from '../../model/fillText.ts'
import type { Heading } from '../../model/toc.ts'
import { isElement, isJsxElement, wrapElement } from '../element.ts'
import type { MarkdownContext, PartialUse } from '../markdownContext.ts'
import { findPartials } from '../module/moduleSyntax.ts'
import { walkNodes } from '../walkTree.ts'

/** A heading of the page, or all headings of a partial. */
export type HeadingSource =
  | { readonly kind: 'heading'; readonly heading: Heading }
  | { readonly kind: 'partial'; readonly specifier: string }

declare module 'vfile' {
  interface DataMap {
    headings: readonly HeadingSource[]
  }
}

const KEPT_IN_TOC = new Set(['code', 'em', 'strong', 'del'])
const ZERO_WIDTH_SPACE = '\u200B'
/** The id of a heading without letters and digits, such as an emoji. */
const NAMELESS = 'section'
/** Replaces line breaks. */
const SPACE = { type: 'text', value: ' ' } as const

/**
 * Add ids and anchors to headings, and collect them for the table of contents
 * (behavior 2.8.1, 2.9.2, 2.9.3). A list of posts shows several excerpts, whose
 * headings have neither, so that ids stay unique; links lead to the post.
 */
export function rehypeHeadings({
  texts,
  addFacts
}: Pick<MarkdownContext, 'texts' | 'addFacts'>) {
  return (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger()
    const partials = findPartials(tree)
    const sources: HeadingSource[] = []
    const shown: PartialUse[] = []
    walkNodes(tree, node => {
      if (node.type === 'element') {
        if (file.data.isExcerpt) {
          if (findLevel(node) !== undefined) delete node.properties.id
          return
        }
        const heading = completeHeading(node, slugger, texts)
        if (heading) sources.push({ kind: 'heading', heading })
      }
      if (!isJsxElement(node)) return
      const specifier = partials.get(node.name ?? '')
      if (specifier === undefined) return
      const { line, column } = node.position?.start ?? {}
      if (node.type === 'mdxJsxFlowElement') {
        const { copies } = file.data
        const request = copies?.locate(specifier, shown.length) ?? specifier
        sources.push({ kind: 'partial', specifier: request })
      }
      shown.push({ specifier, line, column })
    })
    file.data.headings = sources
    if (shown.length > 0) addFacts?.({ partials: shown })
  }
}

function completeHeading(
  node: Element,
  slugger: GithubSlugger,
  texts: Texts
): Heading | undefined {
  const level = findLevel(node)
  if (level === undefined) return undefined
  const children = keepInline(node.children)
  const text = toText({ type: 'root', children })
  const name = slug(text) === '' ? NAMELESS : text
  const id = String(node.properties.id ?? slugger.slug(name))
  const html = toHtml(children).trim()
  node.properties.id = id
  const anchor = toAnchor(node, id, texts)
  node.children.push(anchor)
  return { level, id, html }
}

function findLevel({ tagName, properties }: Element): number | undefined {
  const level = /^h([2-6])$/.exec(tagName)?.[1]
  // The footnotes' heading is only for screen readers.
  if (properties.id === 'footnote-label') return undefined
  return level === undefined ? undefined : Number(level)
}

function keepInline(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node]
    if (node.type === 'element' && node.tagName === 'br') return [SPACE]
    if (!('children' in node) || isFootnoteReference(node)) return []
    const children = keepInline(node.children)
    const isKept = node.type === 'element' && KEPT_IN_TOC.has(node.tagName)
    return isKept ? [{ ...node, properties: {}, children }] : children
  })
}

/** Whether an element only contains a footnote's number. */
function isFootnoteReference(node: ElementContent): boolean {
  const [link] = isElement(node, 'sup') ? node.children : []
  return isElement(link) && link.properties.dataFootnoteRef !== undefined
}

function toAnchor(heading: Element, id: string, texts: Texts): Element {
  const isPlain = heading.children.every(child => child.type === 'text')
  const label = formatText(texts.directLink, {
    heading: isPlain ? toText(heading).trim() : id
  })
  const properties = { href: `#${id}`, ariaLabel: label, title: label }
  return h('a.heading-anchor', properties, ZERO_WIDTH_SPACE)
}

/**
 * Wrap the page's title in a `<header>`, as the theme does with a front matter
 * title (behavior 2.5.3). Only the first heading can be the title.
 */
export function rehypeTitle() {
  return (tree: Root) => {
    const index = tree.children.findIndex(node =>
      isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    )
    const heading = tree.children[index]
    if (!isElement(heading, 'h1')) return
    tree.children[index] = wrapElement('header', heading)
  }
}
