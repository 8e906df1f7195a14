import type { ImportDeclaration } from 'estree'
import type { Root } from 'hast'
import type { Node } from 'unist'
import { isJsxElement } from '../jsxElement.ts'
import { walkNodes } from '../walkTree.ts'
import { findDeclaredNames } from './findDeclaredNames.ts'
import { createModuleCode } from './moduleSyntax.ts'

/**
 * Import what a page uses of the components that `site.ts` gives to all pages, as
 * if the page did so itself.
 *
 * @param components name → module
 */
export function importSiteComponents(
  tree: Root,
  components: ReadonlyMap<string, string>
): void {
  const imports = [...findUndeclared(tree)].flatMap(([name, node]) => {
    const source = components.get(name)
    if (source === undefined) return []
    const local = { type: 'Identifier', name } as const
    const specifier = { type: 'ImportDefaultSpecifier', local } as const
    return [createImport(source, specifier, node)]
  })
  if (imports.length > 0) tree.children.unshift(createModuleCode(imports))
}

/** Find the components that a page uses and does not bring: name → first use. */
export function findUndeclared(tree: Root): ReadonlyMap<string, Node> {
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

/** @param node where a mistake in the import is reported */
export function createImport(
  source: string,
  specifier: ImportDeclaration['specifiers'][number],
  { position }: Node
): ImportDeclaration {
  const start = position && {
    line: position.start.line,
    column: position.start.column - 1
  }
  return {
    type: 'ImportDeclaration',
    attributes: [],
    source: { type: 'Literal', value: source },
    specifiers: [specifier],
    ...(start && { loc: { start, end: start } })
  }
}
