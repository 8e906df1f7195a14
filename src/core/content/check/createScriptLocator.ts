import { parse } from '@babel/parser'
import type { Node } from '@babel/types'
import type { SourceLocation } from '../../model/diagnostic.ts'
import {
  createFileLocator,
  type SourceLocator,
  type ValuePath
} from '../sourceLocator.ts'

/** A key or an element of a literal. */
interface Entry {
  readonly key: Node
  readonly value: Node
}

/**
 * Create a locator for an export of a TypeScript or JavaScript file. It looks
 * into literals and the file's own constants.
 *
 * @param name of the export
 */
export function createScriptLocator(
  file: string,
  source: string,
  name = 'default'
): SourceLocator {
  const { body } = parse(source, {
    sourceType: 'module',
    // Elsewhere, `<T>` can start a type.
    plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    errorRecovery: true
  }).program
  const exported =
    name === 'default' ? findExported(body) : findConstant(name, body)
  if (exported === undefined) return createFileLocator(file)
  const locate = (path: ValuePath, part: keyof Entry): SourceLocation => {
    let entry: Entry = { key: exported, value: exported }
    for (const step of path) {
      const inner = findEntry(resolve(entry.value, body), step)
      if (inner === undefined) break
      entry = inner
    }
    const isWhole = entry.value === exported
    const { loc } = isWhole ? resolve(exported, body) : entry[part]
    return loc
      ? { file, line: loc.start.line, column: loc.start.column + 1 }
      : { file }
  }
  return {
    file,
    findValue: path => locate(path, 'value'),
    findKey: path => locate(path, 'key')
  }
}

/** Find the literal that a file exports, without evaluating code. */
export function findExportedLiteral(body: readonly Node[]): Node | undefined {
  const exported = findExported(body)
  return exported && resolve(exported, body)
}

function findExported(body: readonly Node[]): Node | undefined {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      return statement.declaration
    }
    if (statement.type !== 'ExpressionStatement') continue
    const { expression } = statement
    if (expression.type !== 'AssignmentExpression') continue
    if (isModuleExports(expression.left)) return expression.right
  }
  return undefined
}

function isModuleExports(node: Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === 'module' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'exports'
  )
}

/** Find the literal that an expression refers to, without evaluating code. */
function resolve(node: Node, body: readonly Node[]): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return resolve(node.expression, body)
    case 'CallExpression': {
      // such as defineSite({ … })
      const [argument] = node.arguments
      return argument && isLiteralOrFunction(argument)
        ? resolve(argument, body)
        : node
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration': {
      const returned = findReturned(node.body)
      return returned === undefined ? node : resolve(returned, body)
    }
    case 'Identifier': {
      const declared = findConstant(node.name, body)
      return declared === undefined ? node : resolve(declared, body)
    }
    default:
      return node
  }
}

function isLiteralOrFunction({ type }: Node): boolean {
  return /^(?:Object|ArrowFunction|Function)Expression$/.test(type)
}

/** Find a function's value: its expression, or that of a `return` at its end. */
function findReturned(body: Node): Node | undefined {
  if (body.type !== 'BlockStatement') return body
  const last = body.body.at(-1)
  const isReturn = last?.type === 'ReturnStatement'
  return isReturn ? (last.argument ?? undefined) : undefined
}

function findConstant(name: string, body: readonly Node[]): Node | undefined {
  for (const statement of body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration'
        ? statement.declaration
        : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && id.name === name && init) return init
    }
  }
  return undefined
}

function findEntry(node: Node, step: string | number): Entry | undefined {
  if (node.type === 'ArrayExpression') {
    const element = node.elements[Number(step)]
    return element ? { key: element, value: element } : undefined
  }
  if (node.type !== 'ObjectExpression') return undefined
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') continue
    const { key } = property
    const name =
      key.type === 'Identifier'
        ? key.name
        : key.type === 'StringLiteral'
          ? key.value
          : undefined
    if (name !== String(step)) continue
    const isMethod = property.type === 'ObjectMethod'
    return { key, value: isMethod ? property : property.value }
  }
  return undefined
}

/** Whether a script has a default export, as an ES module or CommonJS. */
export function hasDefaultExport(source: string): boolean {
  return /\bexport\s+default\b|\bas\s+default\b|\bmodule\.exports\b|\bexport\s*\{\s*default\b/.test(
    source
  )
}
