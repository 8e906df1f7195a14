import type { Element, ElementContent, Root, RootContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import {
  explainForbiddenAttribute,
  explainForbiddenElement,
  findForbiddenProperties,
  printForbidden
} from '../../content/schema/forbiddenMarkup.ts'
import { findTagName, isJsxElement, type JsxElement } from '../element.ts'
import {
  type MarkdownContext,
  type MarkdownPage,
  reportDiagnostic
} from '../markdownContext.ts'
import { readAttribute } from '../module/rehypeLiteralJsx.ts'
import { walkNodes } from '../walkTree.ts'

/**
 * Remove forbidden markup: `javascript:` URLs, event handlers, and elements that
 * the security policy blocks or that redirect readers.
 */
export function rehypeForbidden(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const page = { context, file }
    walkNodes(tree, function visit(node, index, parent) {
      if (node.type === 'element') {
        if (!REMOVED.has(node.tagName)) removeProperties(node, page)
        if (node.content) walkNodes(node.content, visit) // of a template
      } else if (isJsxElement(node)) removeAttributes(node, page)
      const name = findTagName(node)
      const hint = name && explainForbiddenElement(name)
      if (!hint || isEmptyFrame(node)) return undefined
      const shown = findReplacement(node)
      reportDiagnostic(page, node, {
        kind: 'feature',
        severity: 'warning',
        message: `<${name}> ${describeEffect(shown)}.`,
        hint
      })
      if (shown === undefined) return undefined
      parent.children.splice(index, 1, ...shown)
      return index + shown.length
    })
  }
}

function describeEffect(shown: readonly ElementContent[] | undefined): string {
  if (shown === undefined) return 'has no effect'
  return shown.length > 0 ? 'is replaced with a link' : 'is removed'
}

/** Such as one whose `srcdoc` was removed, which has been reported. */
function isEmptyFrame(node: RootContent): boolean {
  const isFrame = node.type === 'element' && node.tagName === 'iframe'
  return isFrame && typeof node.properties.src !== 'string'
}

function removeProperties(element: Element, page: MarkdownPage): void {
  for (const found of findForbiddenProperties(element)) {
    // `rehypeStyles` turns them into classes.
    if (found.property === 'style') continue
    // `rehypeLinks` checks more about links.
    if (found.property === 'href' && element.tagName === 'a') continue
    delete element.properties[found.property]
    reportForbidden(element, printForbidden(found), found.hint, page)
  }
}

/** Values in braces are checked in the rendered page. */
function removeAttributes(element: JsxElement, page: MarkdownPage): void {
  const tag = element.name ?? ''
  element.attributes = element.attributes.filter(attribute => {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name === 'style') {
      return true
    }
    const value = readAttribute(attribute)
    if (typeof value !== 'string') return true
    const { name } = attribute
    const hint = explainForbiddenAttribute(tag, name, value)
    if (hint === undefined) return true
    const printed = printForbidden({ tag, attribute: name, value, hint })
    reportForbidden(element, printed, hint, page)
    return false
  })
}

function reportForbidden(
  node: RootContent,
  printed: string,
  hint: string,
  page: MarkdownPage
): void {
  const message = `The page contains ${printed}.`
  reportDiagnostic(page, node, {
    kind: 'feature',
    severity: 'error',
    message,
    hint
  })
}

/** @returns undefined to keep a harmless element */
function findReplacement(
  node: RootContent
): readonly ElementContent[] | undefined {
  const tag = findTagName(node) ?? ''
  if (REMOVED.has(tag)) return []
  if (tag !== 'iframe' || node.type !== 'element') return undefined
  const { src, title } = node.properties
  if (!src) return undefined
  const link = h('a', { href: String(src) }, String(title || src))
  return [h('p', link)]
}

const REMOVED = new Set([
  'head',
  'script',
  'style',
  'base',
  'meta',
  'link',
  'noscript'
])
