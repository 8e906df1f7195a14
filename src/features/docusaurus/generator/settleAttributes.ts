import type { Expression, MemberExpression } from 'estree'
import type { Root } from 'hast'
import { findComponent } from '../../../core/markdown/components/pageComponents.ts'
import {
  isJsxElement,
  type JsxElement
} from '../../../core/markdown/jsxElement.ts'
import type { MarkdownContext } from '../../../core/markdown/markdownContext.ts'
import { findDeclaredNames } from '../../../core/markdown/module/findDeclaredNames.ts'
import {
  createExpressionAttribute,
  createModuleCode
} from '../../../core/markdown/module/moduleSyntax.ts'
import { parseModule } from '../../../core/markdown/module/parseModule.ts'
import {
  type AttributeValue,
  findExpression,
  readAttribute
} from '../../../core/markdown/module/readLiteral.ts'
import { walkNodes } from '../../../core/markdown/walkTree.ts'
import { RUNTIME_MODULES } from './counterparts.ts'
import { createStyleText } from './createStyleText.ts'

type Attribute = JsxElement['attributes'][number]

/**
 * Settle the attributes of what becomes markup when the page is compiled:
 * `useBaseUrl('/x')` and `require('./x').default` stand for the path in them,
 * because paths are resolved there. A component with attributes that only the
 * running page knows runs in it, and so does what is left of such calls. Where
 * nobody forbids `style`, a style object is its text.
 */
export function settleAttributes(tree: Root, context: MarkdownContext): void {
  const { isBare = false } = context
  const declared = findDeclaredNames(tree)
  const running = new Map<string, string>()
  walkNodes(tree, node => {
    if (!isJsxElement(node) || declared.has(node.name ?? '')) return undefined
    const name = node.name ?? ''
    const settled = node.attributes.map(settleAttribute)
    const isKnown = settled.every(each => readValue(each) !== undefined)
    const runtime = isKnown ? undefined : RUNTIME_MODULES.get(name)
    if (runtime !== undefined) {
      node.name = `_${name}`
      running.set(node.name, `import ${node.name} from '${runtime}'`)
    } else if (isMarkup(name, context)) node.attributes = settled
    else if (isKnown && /^[a-z][a-z\d]*$/.test(name)) {
      const written = isBare ? settled.map(writeStyle) : settled
      if (!written.some(readGroup)) node.attributes = written
    }
  })
  const imports = parseModule([...running.values()].join('\n'))
  if (imports.length > 0) tree.children.unshift(createModuleCode(imports))
}

/** A code block is one or the other. */
function isMarkup(name: string, context: MarkdownContext): boolean {
  const component = findComponent(name, context)
  if (component === undefined) return false
  return component.create !== undefined || !component.isProvided
}

function readValue(attribute: Attribute): AttributeValue | undefined {
  return attribute.type === 'mdxJsxAttribute'
    ? readAttribute(attribute)
    : undefined
}

function readGroup(attribute: Attribute) {
  const value = readValue(attribute)
  return typeof value === 'object' && value !== null ? value : undefined
}

/** Write a style object as text; it becomes a class later. */
function writeStyle(attribute: Attribute): Attribute {
  if (attribute.type !== 'mdxJsxAttribute') return attribute
  const style = attribute.name === 'style' ? readGroup(attribute) : undefined
  return style ? { ...attribute, value: createStyleText(style) } : attribute
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
  const path = readPath(expression)
  return path === undefined ? expression : { type: 'Literal', value: path }
}

/** The path in `require('./x').default` or `useBaseUrl('/x')`. */
function readPath(expression: Expression): string | undefined {
  const isMember = expression.type === 'MemberExpression'
  if (isMember && !isDefault(expression)) return undefined
  const call = isMember ? expression.object : expression
  if (call.type !== 'CallExpression') return undefined
  const name = call.callee.type === 'Identifier' ? call.callee.name : undefined
  const [argument] = call.arguments
  const path = argument?.type === 'Literal' ? argument.value : undefined
  if (name !== (isMember ? 'require' : 'useBaseUrl')) return undefined
  if (typeof path !== 'string') return undefined
  // What `useBaseUrl` is given is meant from the base, with a slash or not.
  const isWhole = isMember || /^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(path)
  return isWhole ? path : `/${path}`
}

function isDefault({ property }: MemberExpression): boolean {
  return property.type === 'Identifier' && property.name === 'default'
}
