import type { Expression, MemberExpression } from 'estree'
import type { ElementContent, Nodes, Root } from 'hast'
import type { VFile } from 'vfile'
import { findClosestName } from '../../content/schema/suggestName.ts'
import { findComponent, listComponents } from '../components/pageComponents.ts'
import {
  type MarkdownContext,
  reportDiagnostic,
  type UnplacedDiagnostic
} from '../markdownContext.ts'
import { walkNodes } from '../walkTree.ts'
import { findDeclaredNames } from './moduleSyntax.ts'

declare module 'vfile' {
  interface DataMap {
    /** Names whose declarations were rejected and reported before. */
    refusedNames: ReadonlySet<string>
  }
}

/**
 * Report names that the page doesn't declare. They would compile, but fail without
 * a position when the page is rendered.
 */
export function rehypeUnknownNames(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const refused = file.data.refusedNames ?? new Set<string>()
    const known = [...findDeclaredNames(tree), 'toc']
    const declared = new Set(known.filter(name => !refused.has(name)))
    walkNodes(tree, (node, index, parent) => {
      const unknown = findUnknownName(node, declared, context)
      if (!unknown) return undefined
      const isRefused = refused.has(unknown.name)
      if (!isRefused)
        reportDiagnostic({ context, file }, node, unknown.diagnostic)
      const shown = isRefused && 'value' in node ? [] : unknown.replacement
      parent.children.splice(index, 1, ...shown)
      // Visit its former children.
      return index
    })
  }
}

/** An unknown name in a node, and the node's replacement. */
interface UnknownName {
  readonly name: string
  readonly diagnostic: UnplacedDiagnostic
  readonly replacement: readonly ElementContent[]
}

function findUnknownName(
  node: Nodes,
  declared: ReadonlySet<string>,
  context: MarkdownContext
): UnknownName | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      if (readsProcess(node.attributes) && !declared.has('process')) {
        const { children } = node
        return { name: 'process', diagnostic: PROCESS, replacement: children }
      }
      const name = (node.name ?? '').split('.')[0] ?? ''
      if (!/^[A-Z]/.test(name) || declared.has(name)) return undefined
      if (findComponent(name, context.setup)?.isProvided) return undefined
      const { children } = node
      const diagnostic = describeComponent(name, context)
      return { name, diagnostic, replacement: children }
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const [statement] = node.data?.estree?.body ?? []
      if (statement?.type !== 'ExpressionStatement') return undefined
      if (readsProcess(statement) && !declared.has('process')) {
        const text = { type: 'text' as const, value: `{${node.value}}` }
        return { name: 'process', diagnostic: PROCESS, replacement: [text] }
      }
      const name = findRootName(statement.expression)
      if (name === undefined || declared.has(name)) return undefined
      if (name === 'props' || name in globalThis) return undefined
      return {
        name,
        diagnostic: describeExpression(name, node.value),
        replacement: [{ type: 'text', value: `{${node.value}}` }]
      }
    }
    default:
      return undefined
  }
}

const PROCESS = {
  kind: 'feature',
  severity: 'error',
  message: '"process" isn\'t available in browsers, only at build time.',
  hint: 'Write the value, or import it from a file.'
} as const

/** Whether code reads more of `process` than the build replaces. */
function readsProcess(code: unknown): boolean {
  if (typeof code !== 'object' || code === null) return false
  if ('type' in code && code.type === 'MemberExpression') {
    const { object, property } = code as MemberExpression
    if (object.type === 'Identifier' && object.name === 'process') return true
    if (property.type === 'Identifier' && property.name === 'NODE_ENV') {
      return false
    }
  }
  return Object.values(code).some(readsProcess)
}

/** Find the first name in `name`, `name.property` or `name()`. */
function findRootName(expression: Expression): string | undefined {
  if (expression.type === 'Identifier') return expression.name
  if (expression.type === 'CallExpression') {
    const { callee } = expression
    return callee.type === 'Super' ? undefined : findRootName(callee)
  }
  if (expression.type !== 'MemberExpression') return undefined
  const { object } = expression
  return object.type === 'Super' ? undefined : findRootName(object)
}

/** Describe a component that isn't declared. */
export function describeComponent(name: string, context: MarkdownContext) {
  const names = Object.keys(listComponents(context.setup)).sort()
  const meant = findClosestName(name, names)
  const hint = meant === undefined ? '' : `Did you mean <${meant}>? Otherwise, `
  return {
    kind: 'feature' as const,
    severity: 'error' as const,
    message: `<${name}> isn't declared on this page.`,
    hint: `${hint}${meant === undefined ? 'Import' : 'import'} it, or write \\<${name}> if it's text. Available without an import: ${names.join(', ')}.`
  }
}

function describeExpression(name: string, text: string) {
  return {
    kind: 'feature' as const,
    severity: 'error' as const,
    message: `"{${text}}" is an expression, but "${name}" isn't declared on this page.`,
    hint: `For braces in text, write \\{${text}}, or use backticks.`
  }
}
