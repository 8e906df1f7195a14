import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Texts } from '../../../model/catalogue.ts'
import { isElement, listElements } from '../element.ts'
import { type ComponentUse, readText } from './componentCreator.ts'
import { createInlineCode } from './createInlineCode.ts'

/** Create the markup of `<Details summary open>` (behaviour 2.9.15). */
export function createDetails(use: ComponentUse): ElementContent {
  const { attributes, children } = use
  const own = children.find(child => isElement(child, 'summary'))
  const summary =
    own ??
    h(
      'summary',
      createInlineCode(readText(use, 'summary') ?? use.texts.details)
    )
  const open = attributes.open === true || attributes.open === 'true'
  return createDisclosure(
    summary,
    children.filter(child => child !== own),
    open
  )
}

/** Give the author's own `<details>` the same parts. */
export function completeDetails(details: Element, texts: Texts): Element {
  const [own] = listElements(details, 'summary')
  const summary = own ?? h('summary', texts.details)
  const { open, ...properties } = details.properties
  const disclosure = createDisclosure(
    summary,
    details.children.filter(child => child !== summary),
    open !== undefined && open !== null && open !== false
  )
  return {
    ...disclosure,
    properties: { ...properties, ...disclosure.properties }
  }
}

function createDisclosure(
  summary: Element,
  children: readonly ElementContent[],
  open: boolean
): Element {
  return h('details.details', { dataCollapsed: String(!open), open }, [
    summary,
    h('div.details-body', [...children])
  ])
}
