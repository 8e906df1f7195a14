import type { Expression } from 'estree'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { MARKUP_COMPONENTS } from '../markdown/components/rehypeComponents.ts'
import { isJsxElement, type JsxElement } from '../markdown/jsxElement.ts'
import { findDeclaredNames } from '../markdown/module/findDeclaredNames.ts'
import { createExpressionAttribute } from '../markdown/module/moduleSyntax.ts'
import { addComponentImport } from '../markdown/module/pageImports.ts'
import {
  findExpression,
  readAttribute
} from '../markdown/module/readLiteral.ts'
import { walkNodes } from '../markdown/walkTree.ts'
import { findRuntimeModule } from './counterparts.ts'

type Attribute = JsxElement['attributes'][number]

/**
 * Settle the attributes of what becomes markup when the page is compiled:
 * `useBaseUrl('/x')` and `require('./x').default` stand for the path in them,
 * because paths are resolved there. A component with attributes that only the
 * running page knows runs in it, and so does what is left of such calls.
 */
export function settleAttributes(tree: Root, file: VFile): void {
  const declared = findDeclaredNames(tree)
  walkNodes(tree, node => {
    if (!isJsxElement(node) || declared.has(node.name ?? '')) return undefined
    const name = node.name ?? ''
    const settled = node.attributes.map(settleAttribute)
    const isKnown = settled.every(isReadable)
    const runtime = isKnown ? undefined : findRuntimeModule(name)
    if (runtime !== undefined) node.name = addComponentImport(file, runtime)
    else if (MARKUP_COMPONENTS.includes(name)) node.attributes = settled
    else if (isKnown && /^[a-z]/.test(name)) node.attributes = settled
    return undefined
  })
}

function isReadable(attribute: Attribute): boolean {
  return (
    attribute.type === 'mdxJsxAttribute' &&
    readAttribute(attribute) !== undefined
  )
}

function settleAttribute(attribute: Attribute): Attribute {
  if (attribute.type !== 'mdxJsxAttribute') return attribute
  const { name, value } = attribute
  if (typeof value !== 'object' || value === null) return attribute
  const expression = findExpression(value.data?.estree)
  if (expression === undefined) return attribute
  return createExpressionAttribute(name, settle(expression))
}

function settle(expression: Expression): Expression {
  if (expression.type === 'ObjectExpression') {
    const properties = expression.properties.map(property =>
      property.type === 'Property'
        ? { ...property, value: settle(property.value as Expression) } // no pattern in values
        : property
    )
    return { ...expression, properties }
  }
  const path = readRequire(expression) ?? readBaseUrl(expression)
  return path === undefined ? expression : { type: 'Literal', value: path }
}

function readRequire(expression: Expression): string | undefined {
  if (expression.type !== 'MemberExpression') return undefined
  const { object, property } = expression
  const isDefault =
    property.type === 'Identifier' && property.name === 'default'
  return isDefault && object.type !== 'Super'
    ? readCall(object, 'require')
    : undefined
}

/** What `useBaseUrl` is given is meant from the base, with a slash or not. */
function readBaseUrl(expression: Expression): string | undefined {
  const path = readCall(expression, 'useBaseUrl')
  const isWhole =
    path === undefined || /^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(path)
  return isWhole ? path : `/${path}`
}

function readCall(call: Expression, name: string): string | undefined {
  if (call.type !== 'CallExpression') return undefined
  if (call.callee.type !== 'Identifier' || call.callee.name !== name) {
    return undefined
  }
  const [path] = call.arguments
  const isText = path?.type === 'Literal' && typeof path.value === 'string'
  return isText ? String(path.value) : undefined
}
