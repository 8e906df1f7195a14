import { join } from 'node:path'
import type { ImportDeclaration } from 'estree'
import type { Root } from 'hast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { isJsxElement } from '../jsxElement.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { walkNodes } from '../walkTree.ts'
import { findDeclaredNames } from './findDeclaredNames.ts'
import { findThemeFile } from './findMissingModule.ts'
import { createConstant, createModuleCode } from './moduleSyntax.ts'
import {
  type ComponentOrigin,
  type GlobalComponents,
  readGlobalComponents
} from './readGlobalComponents.ts'
import { AVAILABLE_COMPONENTS } from './rehypeUnknownNames.ts'

const MODULE = '@theme/MDXComponents'
const GLOBALS = '_globals'

/**
 * Import what a page uses of the components that a website for Docusaurus gives
 * to all pages in `src/theme/MDXComponents`, as if the page did so itself.
 */
export function importGlobalComponents(
  tree: Root,
  file: VFile,
  context: MarkdownContext
): void {
  const used = findUndeclared(tree)
  const { contentDir } = context
  const module = findThemeFile(MODULE, contentDir)
  const path = join(
    contentDir,
    module?.slice('@site/'.length) ?? 'src/theme/MDXComponents.js'
  )
  const names = [...used.keys()]
  if (names.some(name => !AVAILABLE_COMPONENTS.includes(name))) {
    context.addDependency(file.path, path)
  }
  if (module === undefined) return
  const globals = readGlobalComponents(path, module)
  reportElements(globals, path, context)
  const imports = [...used].flatMap(([name, node]) => {
    const origin = globals.components.get(name)
    return origin ? [createImport(name, origin, node)] : []
  })
  const own = [...used].filter(([name]) => globals.own.has(name))
  const [first] = own
  if (first !== undefined) {
    const origin = { source: module, exported: 'default' }
    imports.push(createImport(GLOBALS, origin, first[1]))
  }
  if (imports.length === 0) return
  const constants = own.map(([name]) => createMember(name))
  tree.children.unshift(createModuleCode([...imports, ...constants]))
}

/** Components that the page uses and does not bring: name → first use. */
function findUndeclared(tree: Root): ReadonlyMap<string, Node> {
  const declared = findDeclaredNames(tree)
  const used = new Map<string, Node>()
  walkNodes(tree, node => {
    if (!isJsxElement(node)) return undefined
    const name = (node.name ?? '').split('.')[0] ?? ''
    const isOpen = /^[A-Z]/.test(name) && !declared.has(name)
    if (isOpen && !used.has(name)) used.set(name, node)
    return undefined
  })
  return used
}

/** Elements are markup by the time that a component could stand for them. */
function reportElements(
  { elements }: GlobalComponents,
  path: string,
  context: MarkdownContext
): void {
  if (elements.length === 0) return
  context.report({
    kind: 'feature',
    level: 'error',
    file: path,
    message: `Components in place of elements are left out: ${elements.join(', ')}.`,
    remedy:
      'Elements of Markdown are written as markup here. Style them, or use the component by a name of its own.'
  })
}

/** @param node where a mistake in the import is reported */
function createImport(
  name: string,
  { source, exported }: ComponentOrigin,
  { position }: Node
): ImportDeclaration {
  const local = { type: 'Identifier', name } as const
  const start = position && {
    line: position.start.line,
    column: position.start.column - 1
  }
  return {
    type: 'ImportDeclaration',
    attributes: [],
    source: { type: 'Literal', value: source },
    specifiers: [createSpecifier(local, exported)],
    ...(start && { loc: { start, end: start } })
  }
}

function createSpecifier(
  local: { readonly type: 'Identifier'; readonly name: string },
  exported: string
): ImportDeclaration['specifiers'][number] {
  if (exported === '*') return { type: 'ImportNamespaceSpecifier', local }
  if (exported === 'default') return { type: 'ImportDefaultSpecifier', local }
  const imported = { type: 'Identifier', name: exported } as const
  return { type: 'ImportSpecifier', local, imported }
}

/** Where the file is left out, its stand-in is that of the component too. */
function createMember(name: string) {
  const all = { type: 'Identifier', name: GLOBALS } as const
  const left = {
    type: 'MemberExpression',
    object: all,
    property: { type: 'Identifier', name },
    computed: false,
    optional: false
  } as const
  return createConstant(name, {
    type: 'LogicalExpression',
    operator: '??',
    left,
    right: all
  })
}
