import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { h } from 'hastscript'
import { hasClass, isElement } from '../../../core/markdown/element.ts'
import { walkElements } from '../../../core/markdown/walkTree.ts'

/** Controls, which do nothing on paper, and elements that books can't contain. */
const OMITTED_TAGS = new Set([
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
  'video'
])

/** Copies of what the page also has, or links to the place where they are. */
const OMITTED_CLASSES = ['code-buttons', 'heading-anchor', 'only-dark']

/**
 * Copy the text of a rendered page for print: without controls, and with all tabs
 * below each other.
 *
 * @param html the `<main>` of the page
 */
export function copyText(html: string): Root {
  let text: Element | undefined
  walkElements(fromHtml(html, { fragment: true }), element => {
    if (!hasClass(element, 'prose')) return undefined
    text ??= element
    return 'skip'
  })
  return { type: 'root', children: copyChildren(text?.children ?? []) }
}

function copyChildren(nodes: readonly ElementContent[]): ElementContent[] {
  const copied: ElementContent[] = []
  for (const node of nodes) {
    if (node.type === 'comment') continue
    if (!isElement(node)) copied.push(node)
    else if (node.properties.type === 'checkbox')
      copied.push(h('span', printBox(node)))
    else if (!isOmitted(node)) copied.push(...copyElement(node))
  }
  // Narrow drawings follow the same drawing.
  return copied.filter(
    node => !isElement(node, 'svg') || node.properties.dataNarrow === undefined
  )
}

/** In task lists, a checkbox shows what's done. */
function printBox({ properties: { checked } }: Element): string {
  return checked ? '☑ ' : '☐ '
}

function isOmitted(element: Element): boolean {
  const { tagName, properties } = element
  return (
    OMITTED_TAGS.has(tagName) ||
    OMITTED_CLASSES.some(name => hasClass(element, name)) ||
    properties.role === 'tablist' ||
    properties.dataPrint === 'hidden'
  )
}

function copyElement(element: Element): ElementContent[] {
  const { tagName, properties, children } = element
  const { dataSource, style, ...kept } = properties
  const copy = {
    ...element,
    properties: kept,
    children: copyChildren(children)
  }
  if (tagName === 'label') return copy.children
  if (tagName === 'details')
    return [{ ...copy, properties: { ...kept, open: true } }]
  if (properties.role !== 'tabpanel') return [copy]
  const { id } = properties
  const label = String(properties.dataLabel ?? '')
  return [
    h('div', { className: 'book-tab', ...(id && { id }) }, [
      ...(label === '' ? [] : [h('p', { className: 'book-label' }, label)]),
      ...copy.children
    ])
  ]
}
