import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** An attribute that the content security policy would silently ignore. */
export interface ForbiddenAttribute {
  readonly tag: string
  readonly attribute: string
  readonly value: string
  /** In the HTML file, counted from 1. */
  readonly line: number
}

/** Text that looks like one; most pages have none and are not parsed. */
const CANDIDATE = /[\s"'/](?:style|on[a-z]+)\s*=/i

/**
 * Find `style` and event handler attributes. Text, code and comments that only
 * speak of them are not findings.
 *
 * @param html a whole document
 */
export function findForbiddenAttributes(
  html: string
): readonly ForbiddenAttribute[] {
  return CANDIDATE.test(html) ? findInNode(fromHtml(html)) : []
}

function findInNode(node: Root | RootContent): readonly ForbiddenAttribute[] {
  const own = node.type === 'element' ? findInElement(node) : []
  const inner = 'children' in node ? node.children.flatMap(findInNode) : []
  const content =
    node.type === 'element' && node.content ? findInNode(node.content) : []
  return [...own, ...inner, ...content]
}

function findInElement(element: Element): readonly ForbiddenAttribute[] {
  return Object.entries(element.properties)
    .filter(([name]) => name === 'style' || /^on./i.test(name))
    .map(([name, value]) => ({
      tag: element.tagName,
      attribute: name.toLowerCase(),
      value: String(value),
      line: element.position?.start.line ?? 1
    }))
}

/** Suggest what to write instead of an attribute that the policy forbids. */
export function explainForbiddenAttribute(attribute: string): string {
  return attribute.toLowerCase().startsWith('on')
    ? 'The security policy forbids the attribute: a component, imported by an .mdx page, can handle events.'
    : 'The security policy forbids the attribute: use a class instead.'
}
