import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { h } from 'hastscript'

const OMITTED = [
  // Controls, which do nothing on paper, and elements that e-books can't contain.
  'audio',
  'button',
  'canvas',
  'dialog',
  'embed',
  'form',
  'iframe',
  'input',
  'object',
  'script',
  'select',
  'style',
  'template',
  'textarea',
  'video',
  '[role=tablist]',
  '[data-print=hidden]',
  // Copies of what the page also has, or links to the place where they are.
  '.code-buttons',
  '.heading-anchor',
  '.only-dark',
  // Narrow drawings follow the same drawing.
  'svg[data-narrow]'
].join(', ')

/**
 * Copy the text of a rendered page for print: without controls, and with all tabs
 * below each other.
 *
 * @param html the `<main>` of the page
 */
export function copyPageText(html: string): Root {
  const text = select('.prose', fromHtml(html, { fragment: true }))
  if (text === undefined) return { type: 'root', children: [] }
  const omitted = new Set<ElementContent>(selectAll(OMITTED, text))
  return { type: 'root', children: copyChildren(text.children, omitted) }
}

function copyChildren(
  nodes: readonly ElementContent[],
  omitted: ReadonlySet<ElementContent>
): ElementContent[] {
  return nodes.flatMap(node => {
    if (node.type === 'comment') return []
    if (node.type !== 'element') return node
    if (node.properties.type === 'checkbox') return h('span', printBox(node))
    return omitted.has(node) ? [] : copyElement(node, omitted)
  })
}

/** In task lists, a checkbox shows what's done. */
function printBox({ properties: { checked } }: Element): string {
  return checked ? '☑ ' : '☐ '
}

function copyElement(
  element: Element,
  omitted: ReadonlySet<ElementContent>
): ElementContent[] {
  const { tagName, properties, children } = element
  const { dataSource, style, ...kept } = properties
  const copy = {
    ...element,
    properties: kept,
    children: copyChildren(children, omitted)
  }
  if (tagName === 'label') return copy.children
  if (tagName === 'details')
    return [{ ...copy, properties: { ...kept, open: true } }]
  if (properties.role !== 'tabpanel') return [copy]
  const { id } = properties
  const label = String(properties.dataLabel ?? '')
  return [
    h('div', { className: 'print-tab', ...(id && { id }) }, [
      ...(label === '' ? [] : [h('p', { className: 'print-label' }, label)]),
      ...copy.children
    ])
  ]
}
