import { isValidElement, type ReactNode } from 'react'
import { escapeHtml } from '../../../core/model/escapeHtml.ts'

/** The properties that matter for an excerpt. */
interface ElementProps {
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
  readonly dangerouslySetInnerHTML?: { readonly __html: string }
  readonly 'data-static'?: string
}

/**
 * Print the markup of an element, as far as it's known without rendering its
 * components: of those, only the children are printed.
 */
export function printElement(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(printElement).join('')
  if (typeof node === 'string') return escapeHtml(node)
  if (typeof node === 'number') return String(node)
  if (!isValidElement<ElementProps>(node)) return ''
  const { type, props } = node
  const { id, className, children, dangerouslySetInnerHTML } = props
  const markup = dangerouslySetInnerHTML?.__html ?? printElement(children)
  // The wrappers of static markup have no box.
  if (typeof type !== 'string' || props['data-static'] !== undefined) {
    return markup
  }
  const attributes = Object.entries({ id, class: className }).flatMap(
    ([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : [])
  )
  return `<${type}${attributes.join('')}>${markup}</${type}>`
}
