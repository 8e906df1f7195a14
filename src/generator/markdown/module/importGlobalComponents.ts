import { join } from 'node:path'
import type { ImportDeclaration } from 'estree'
import type { Root } from 'hast'
import type { Node } from 'unist'
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

const MODULE = '@theme/MDXComponents'
const GLOBALS = '_globals'

/**
 * Import what a page uses of the components that all pages have, as if the page
 * did so itself: those that `site.ts` names, and those that a website for
 * Docusaurus exports from `src/theme/MDXComponents`.
 */
export function importGlobalComponents(
  tree: Root,
  context: MarkdownContext
): void {
  const { contentDir, components = new Map() } = context
  const used = findUndeclared(tree)
  const given = [...used].flatMap(([name, node]) => {
    const source = components.get(name)
    if (source === undefined) return []
    return [createImport(name, { source, exported: 'default' }, node)]
  })
  if (given.length > 0) tree.children.unshift(createModuleCode(given))
  const module = findThemeFile(MODULE, contentDir)
  if (module === undefined) return
  const path = join(contentDir, module.slice('@site/'.length))
  const globals = readGlobalComponents(path, module)
  reportElements(globals, path, context)
  const imports = [...used].flatMap(([name, node]) => {
    if (components.has(name)) return []
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
    message: `Components that replace HTML elements are not supported: ${elements.join(', ')}.`,
    remedy:
      'Markdown becomes plain markup. Style the elements, or use the component under its own name.'
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
