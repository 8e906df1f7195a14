import type { ElementContent, Root } from 'hast'
import type { VFile } from 'vfile'
import { suggestName } from '../../content/schema/suggestName.ts'
import { isJsxElement, type JsxElement } from '../element.ts'
import { type MarkdownContext, reportDiagnostic } from '../markdownContext.ts'
import { findDeclaredNames } from '../module/moduleSyntax.ts'
import {
  type AttributeValue,
  readAttribute
} from '../module/rehypeLiteralJsx.ts'
import { walkNodes } from '../walkTree.ts'
import type { ComponentUse } from './componentCreator.ts'
import { findComponent } from './pageComponents.ts'

/**
 * Render presentational components to plain markup, so that pages with them stay
 * static strings. Components that the page declares are kept.
 */
export function rehypeComponents(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const declared = findDeclaredNames(tree)
    walkNodes(tree, (node, index, parent) => {
      if (!isJsxElement(node) || declared.has(node.name ?? '')) return undefined
      const created = createComponent(node, context, file)
      if (created === undefined) return undefined
      parent.children[index] = created
      return index
    })
  }
}

function createComponent(
  jsx: JsxElement,
  context: MarkdownContext,
  file: VFile
): ElementContent | undefined {
  const name = jsx.name ?? ''
  const create = findComponent(name, context.setup)?.create
  if (create === undefined) return undefined
  const attributes: Record<string, AttributeValue> = {}
  const unknown: string[] = []
  for (const attribute of jsx.attributes) {
    const isNamed = attribute.type === 'mdxJsxAttribute'
    const value = isNamed ? readAttribute(attribute) : undefined
    if (isNamed && value !== undefined) attributes[attribute.name] = value
    else unknown.push(isNamed ? attribute.name : '...')
  }
  for (const attribute of unknown) {
    const diagnostic = describeExpression(name, attribute)
    reportDiagnostic({ context, file }, jsx, diagnostic)
  }
  const report: ComponentUse['report'] = diagnostic => {
    // A missing attribute may be one of the unknown ones.
    if (unknown.length === 0)
      reportDiagnostic({ context, file }, jsx, diagnostic)
  }
  const { children } = jsx
  const { texts } = context
  const created = create({ jsx, attributes, children, file, texts, report })
  if (created === undefined) return undefined
  // Later plugins report mistakes in the markup at the component's position.
  created.position ??= jsx.position
  if ('children' in created) {
    walkNodes(created, node => {
      node.position ??= jsx.position
    })
  }
  return created
}

function describeExpression(component: string, attribute: string) {
  return {
    severity: 'error' as const,
    message: `The attribute "${attribute}" of <${component}> is an expression, which can't be evaluated when the page is compiled.`,
    hint: `Set "${attribute}" to plain text or a number.`
  }
}

/** Report unknown attributes of components that the page doesn't declare. */
export function rehypeAttributes(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const declared = findDeclaredNames(tree)
    walkNodes(tree, node => {
      if (!isJsxElement(node) || declared.has(node.name ?? '')) return
      const known = findComponent(node.name ?? '', context.setup)?.attributes
      if (known === undefined) return
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue
        if (known.includes(attribute.name)) continue
        reportDiagnostic({ context, file }, node, {
          kind: 'feature',
          severity: 'warning',
          message: `<${node.name}> has no attribute "${attribute.name}".`,
          hint: suggestName(attribute.name, known, 'Attributes')
        })
      }
    })
  }
}
