import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import {
  type ComponentUse,
  readAttributeText
} from '../../../core/markdown/components/componentCreator.ts'
import { isElement, listElements } from '../../../core/markdown/element.ts'
import { walkNodes } from '../../../core/markdown/walkTree.ts'
import type { Texts } from '../../../core/model/catalogue.ts'
import { renderInlineCode } from './renderCards.ts'

/** Render `<Details summary open>`. */
export function renderDetails(use: ComponentUse): ElementContent {
  const { attributes, children, texts } = use
  const open = attributes.open === true || attributes.open === 'true'
  const hasSummary = children.some(child => isElement(child, 'summary'))
  const title = renderInlineCode(
    readAttributeText(use, 'summary') ?? texts.details
  )
  const summary = hasSummary ? [] : [h('summary', title)]
  const details = h('details', { open }, [...summary, ...children])
  return completeDetails(details, texts)
}

/** Add the elements and attributes that animated `<details>` need (behavior 2.9.15). */
export function rehypeDetails(texts: Texts) {
  return (tree: Root) => {
    walkNodes(tree, (node, index, parent) => {
      if (!isElement(node, 'details')) return undefined
      if (node.properties.className !== undefined) return undefined
      parent.children[index] = completeDetails(node, texts)
      return index
    })
  }
}

function completeDetails(details: Element, texts: Texts): Element {
  const [own] = listElements(details, 'summary')
  const { open = null, ...properties } = details.properties
  const isOpen = open !== null && open !== false
  const rest = details.children.filter(child => child !== own)
  return {
    ...details,
    properties: {
      ...properties,
      className: ['details'],
      dataCollapsed: String(!isOpen),
      open: isOpen
    },
    children: [own ?? h('summary', texts.details), h('div.details-body', rest)]
  }
}
