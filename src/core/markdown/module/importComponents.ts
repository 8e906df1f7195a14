import type { Root } from 'hast'
import type { Node, Point } from 'unist'
import { isJsxElement } from '../jsxElement.ts'
import { walkNodes } from '../walkTree.ts'
import { findCodeNames } from './findCodeNames.ts'
import { findDeclaredNames } from './findDeclaredNames.ts'
import { createModuleCode } from './moduleSyntax.ts'
import { parseModule, type Statement } from './parseModule.ts'

/**
 * Import the components that a page uses without declaring them.
 *
 * @param write returns the code that declares a component; undefined for an
 * unknown one
 */
export function importComponents(
  tree: Root,
  write: (name: string) => string | undefined
): void {
  const body = [...findUndeclared(tree)].flatMap(([name, node]) =>
    parseModule(write(name) ?? '').map(statement => locateAt(node, statement))
  )
  if (body.length > 0) tree.children.unshift(createModuleCode(body))
}

/** Find the components that the page uses without declaring: name → first use. */
function findUndeclared(tree: Root): ReadonlyMap<string, Node | Point> {
  const declared = findDeclaredNames(tree)
  const used = new Map<string, Node | Point>()
  walkNodes(tree, node => {
    if (!isJsxElement(node)) return undefined
    const name = (node.name ?? '').split('.')[0] ?? ''
    const isUndeclared = /^[A-Z]/.test(name) && !declared.has(name)
    if (isUndeclared && !used.has(name)) used.set(name, node)
  })
  for (const [name, place] of findCodeNames(tree).components) {
    if (!declared.has(name) && !used.has(name)) used.set(name, place)
  }
  return used
}

/** Report mistakes in the import where the component is used. */
function locateAt(place: Node | Point, statement: Statement): Statement {
  const point = 'type' in place ? place.position?.start : place
  if (point === undefined) return statement
  const { line, column } = point
  const start = { line, column: column - 1 }
  return { ...statement, loc: { start, end: start } }
}
