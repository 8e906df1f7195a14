import type { Expression, MemberExpression } from 'estree'
import type { Root } from 'hast'
import { findComponent } from '../../../core/markdown/components/pageComponents.ts'
import {
  isJsxElement,
  type JsxElement
} from '../../../core/markdown/element.ts'
import type { MarkdownContext } from '../../../core/markdown/markdownContext.ts'
import {
  createExpressionAttribute,
  createModuleCode,
  findDeclaredNames,
  parseModule
} from '../../../core/markdown/module/moduleSyntax.ts'
import {
  type AttributeValue,
  findExpression,
  readAttribute
} from '../../../core/markdown/module/rehypeLiteralJsx.ts'
import { walkNodes } from '../../../core/markdown/walkTree.ts'

type Attribute = JsxElement['attributes'][number]

/** Modules of components whose attributes are known only at run time. */
const RUNTIME_MODULES: ReadonlyMap<string, string> = new Map([
  ['Admonition', '@theme/Admonition'],
  ['Details', '@theme/Details'],
  ['Link', '@docusaurus/Link'],
  ['ThemedImage', '@theme/ThemedImage']
])

/**
 * Resolve attributes at compile time: `useBaseUrl('/x')` and
 * `require('./x').default` become their paths, which the core resolves later. A
 * component with attributes that are known only at run time becomes a runtime
 * component. Without a `site.ts`, style objects become text.
 */
export function resolveAttributes(tree: Root, context: MarkdownContext): void {
  const { isLenient = false } = context.setup
  const declared = findDeclaredNames(tree)
  const runtimeImports = new Map<string, string>()
  walkNodes(tree, node => {
    if (!isJsxElement(node) || declared.has(node.name ?? '')) return undefined
    const name = node.name ?? ''
    const resolved = node.attributes.map(resolveAttribute)
    const isKnown = resolved.every(each => readValue(each) !== undefined)
    const runtime = isKnown ? undefined : RUNTIME_MODULES.get(name)
    if (runtime !== undefined) {
      node.name = `_${name}`
      runtimeImports.set(node.name, `import ${node.name} from '${runtime}'`)
    } else if (isMarkup(name, context)) node.attributes = resolved
    else if (isKnown && /^[a-z][a-z\d]*$/.test(name)) {
      const attributes = isLenient ? resolved.map(writeStyle) : resolved
      if (!attributes.some(readObject)) node.attributes = attributes
    }
  })
  const imports = parseModule([...runtimeImports.values()].join('\n'))
  if (imports.length > 0) tree.children.unshift(createModuleCode(imports))
}

/** Whether a component becomes markup; for `CodeBlock` both can be true. */
function isMarkup(name: string, context: MarkdownContext): boolean {
  const component = findComponent(name, context.setup)
  if (component === undefined) return false
  return component.create !== undefined || !component.isProvided
}

function readValue(attribute: Attribute): AttributeValue | undefined {
  return attribute.type === 'mdxJsxAttribute'
    ? readAttribute(attribute)
    : undefined
}

function readObject(attribute: Attribute) {
  const value = readValue(attribute)
  return typeof value === 'object' && value !== null ? value : undefined
}

/** Convert a style object to text, which becomes a class later. */
function writeStyle(attribute: Attribute): Attribute {
  if (attribute.type !== 'mdxJsxAttribute') return attribute
  const style = attribute.name === 'style' ? readObject(attribute) : undefined
  return style ? { ...attribute, value: createStyleText(style) } : attribute
}

function resolveAttribute(attribute: Attribute): Attribute {
  if (attribute.type !== 'mdxJsxAttribute') return attribute
  const { name, value } = attribute
  if (typeof value !== 'object' || value === null) return attribute
  const expression = findExpression(value.data?.estree)
  if (expression === undefined) return attribute
  return createExpressionAttribute(name, resolveExpression(expression))
}

function resolveExpression(expression: Expression): Expression {
  if (expression.type === 'ObjectExpression') {
    const properties = expression.properties.map(property =>
      property.type === 'Property'
        ? {
            ...property,
            value: resolveExpression(property.value as Expression) // not a pattern
          }
        : property
    )
    return { ...expression, properties }
  }
  const path = readPath(expression)
  return path === undefined ? expression : { type: 'Literal', value: path }
}

/** Read the path in `require('./x').default` or `useBaseUrl('/x')`. */
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
  // `useBaseUrl` takes paths relative to the base, with or without a slash.
  const isComplete = isMember || /^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(path)
  return isComplete ? path : `/${path}`
}

function isDefault({ property }: MemberExpression): boolean {
  return property.type === 'Identifier' && property.name === 'default'
}

/** CSS properties whose numbers have no unit, as in React. */
const UNITLESS = new Set(
  'animation-iteration-count aspect-ratio border-image-outset border-image-slice border-image-width column-count columns fill-opacity flex flex-grow flex-shrink flood-opacity font-weight grid-area grid-column grid-column-end grid-column-start grid-row grid-row-end grid-row-start line-clamp line-height opacity order orphans scale stop-opacity stroke-dasharray stroke-dashoffset stroke-miterlimit stroke-opacity stroke-width tab-size widows z-index zoom'.split(
    ' '
  )
)

/**
 * Convert a style object to CSS, like React.
 *
 * @example createStyleText({ maxWidth: 300 }) // 'max-width:300px'
 */
function createStyleText(style: Readonly<Record<string, unknown>>): string {
  return Object.entries(style)
    .flatMap(([name, value]) => {
      if (typeof value !== 'string' && typeof value !== 'number') return []
      if (value === '') return []
      const property = createProperty(name)
      return [`${property}:${createValue(property, value)}`]
    })
    .join(';')
}

function createProperty(name: string): string {
  if (name.startsWith('--')) return name
  return name
    .replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    .replace(/^ms-/, '-ms-')
}

function createValue(property: string, value: string | number): string {
  if (typeof value === 'string') return value.trim()
  const isLength =
    value !== 0 && !property.startsWith('--') && !UNITLESS.has(property)
  return `${value}${isLength ? 'px' : ''}`
}
