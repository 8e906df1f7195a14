import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { find, html as htmlNames, svg } from 'property-information'
import {
  explainForbiddenAttribute,
  explainForbiddenElement
} from './forbiddenMarkup.ts'

/** An element or an attribute that markup must not contain. */
export interface ForbiddenMarkup {
  readonly tag: string
  /** Absent for an element. */
  readonly attribute?: string
  readonly value?: string
  /** Of an element: whether it has no attributes. */
  readonly isBare?: boolean
  readonly remedy: string
}

/**
 * Find forbidden elements and attributes. Text, code and comments that only
 * mention them don't count.
 *
 * @param html a fragment or a whole document
 */
export function findForbiddenMarkup(html: string): readonly ForbiddenMarkup[] {
  return findInNode(fromHtml(html, { fragment: true }))
}

function findInNode(node: Root | RootContent): readonly ForbiddenMarkup[] {
  const own = node.type === 'element' ? findInElement(node) : []
  const inner = 'children' in node ? node.children.flatMap(findInNode) : []
  const content =
    node.type === 'element' && node.content ? findInNode(node.content) : []
  return [...own, ...inner, ...content]
}

function findInElement(element: Element): readonly ForbiddenMarkup[] {
  const { tagName: tag, properties } = element
  const isBare = Object.keys(properties).length === 0
  const remedy = explainForbiddenElement(tag)
  return [
    ...(remedy === undefined ? [] : [{ tag, isBare, remedy }]),
    ...findForbiddenProperties(element)
  ]
}

/** Find the forbidden properties of a hast element. */
export function findForbiddenProperties({
  tagName: tag,
  properties
}: Element): readonly (ForbiddenMarkup & { readonly property: string })[] {
  return Object.entries(properties).flatMap(([property, given]) => {
    const value = Array.isArray(given) ? given.join(' ') : String(given)
    const remedy = explainForbiddenAttribute(tag, property, value)
    if (remedy === undefined) return []
    const names = /^x[lm]/.test(property) ? svg : htmlNames
    const { attribute } = find(names, property)
    return [{ tag, property, attribute, value, remedy }]
  })
}

/** Print a finding as HTML. */
export function printForbidden({
  tag,
  attribute,
  value = ''
}: ForbiddenMarkup): string {
  return attribute === undefined
    ? `<${tag}>`
    : `<${tag} ${attribute}="${value.slice(0, 60).replaceAll('\n', '\\n')}">`
}
