import { parse } from '@babel/parser'

/** Global values that are the same in every build. */
const PURE_GLOBALS = new Set(
  'undefined NaN Infinity Object Array String Number Boolean BigInt Symbol Promise JSON Map Set WeakMap WeakSet RegExp Error TypeError RangeError URL URLSearchParams encodeURIComponent decodeURIComponent encodeURI decodeURI parseInt parseFloat isNaN isFinite structuredClone console exports'.split(
    ' '
  )
)

/** Names that Node provides in modules, besides global ones. */
const MODULE_NAMES = new Set(
  'require module arguments __filename __dirname'.split(' ')
)

/** Syntax whose value depends on more than the module's text. */
const IMPURE_SYNTAX = new Set([
  'Import',
  'ImportExpression',
  'MetaProperty',
  'AwaitExpression',
  'ThisExpression',
  'TSEnumDeclaration',
  'TSImportEqualsDeclaration'
])

/**
 * TypeScript syntax around an expression; all other type syntax doesn't exist at run
 * time.
 */
const TYPED_EXPRESSIONS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSExportAssignment'
])

/** A node of the syntax tree. */
export type SyntaxNode = Readonly<Record<string, unknown>> & {
  readonly type: string
}

/**
 * Whether code imports nothing but types and what is harmless, and uses no global
 * value that can change. Unknown global values count as impure, so there are no false
 * positives.
 *
 * @param isPureImport whether an import of values is harmless
 * @param allowed syntax that isn't impure here
 */
export function isPure(
  text: string,
  isPureImport: (node: SyntaxNode) => boolean,
  allowed: ReadonlySet<string> = new Set()
): boolean {
  const declared = new Set<string>()
  const used = new Set<string>()
  try {
    const { program } = parse(text, {
      sourceType: 'unambiguous',
      plugins: ['typescript'],
      allowReturnOutsideFunction: true
    })
    if (!visit(program as unknown as SyntaxNode)) return false
  } catch {
    return false
  }
  return [...used].every(
    name =>
      PURE_GLOBALS.has(name) ||
      // An inner declaration doesn't hide the global value everywhere.
      (declared.has(name) && !(name in globalThis) && !MODULE_NAMES.has(name))
  )

  /** @returns false for impure syntax */
  function visit(node: SyntaxNode): boolean {
    const { type } = node
    if (allowed.has(type)) return listChildren(node).every(visit)
    if (IMPURE_SYNTAX.has(type) || node.await === true) return false
    if (type === 'ImportDeclaration') {
      const names = listNodes(node.specifiers)
      names.flatMap(each => listNodes(each.local)).forEach(declare)
      return node.importKind === 'type' || isPureImport(node)
    }
    if (/^Export/.test(type) && node.source) return node.exportKind === 'type'
    if (TYPED_EXPRESSIONS.has(type)) return visit(node.expression as SyntaxNode)
    if (type.startsWith('TS')) return true
    if (isModuleExports(node)) return true
    if (type === 'Identifier') used.add(String(node.name))
    for (const key of ['id', 'param', 'params', 'local']) {
      for (const pattern of listNodes(node[key])) declare(pattern)
    }
    return listChildren(node).every(visit)
  }

  function declare(pattern: SyntaxNode): void {
    if (pattern.type === 'Identifier') declared.add(String(pattern.name))
    for (const key of ['left', 'argument', 'elements', 'properties', 'value']) {
      for (const inner of listNodes(pattern[key])) declare(inner)
    }
  }
}

/** Modules that read nothing, or track what they read. */
const PURE_MODULES = /^(?:toolbox-docs|(?:node:)?(?:path|url))(?:\/|$)/

/**
 * Whether what a bundled module computes, now or when it's called, depends only on
 * its text, its parameters and files that it tracks.
 *
 * @param text an ES module; its imports aren't part of the bundle
 */
export function isBundlePure(text: string): boolean {
  const isKnown = (node: SyntaxNode) =>
    PURE_MODULES.test(String(Object(node.source).value))
  return isPure(text, isKnown, new Set(['AwaitExpression', 'ThisExpression']))
}

/** List the parts of a node, except names of properties and labels. */
function listChildren(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.entries(node)
    .filter(([key]) => !isName(node, key))
    .flatMap(([, value]) => listNodes(value))
}

/** Whether a child is the name of a property or a label instead of a value. */
function isName({ type, computed }: SyntaxNode, key: string): boolean {
  // Names in `break name` and in `export { local as name }`.
  if (key === 'label' || key === 'exported') return true
  if (computed === true) return false
  return /Member/.test(type)
    ? key === 'property'
    : /^(?:Object|Class)(?:Private)?(?:Property|Method)$/.test(type) &&
        key === 'key'
}

function isModuleExports({ type, object, property }: SyntaxNode): boolean {
  const [owner, name] = [object, property].map(part => Object(part).name)
  return type === 'MemberExpression' && owner === 'module' && name === 'exports'
}

/** List the nodes in a part of a node. */
export function listNodes(value: unknown): readonly SyntaxNode[] {
  return [value]
    .flat()
    .filter(
      (each): each is SyntaxNode =>
        typeof each === 'object' && each !== null && 'type' in each
    )
}
