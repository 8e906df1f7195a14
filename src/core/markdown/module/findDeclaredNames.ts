import { createVisitors } from 'estree-util-scope'
import type { Root } from 'hast'
import { listStatements } from './listStatements.ts'

/** Find the names that a page's imports and exports declare. */
export function findDeclaredNames(tree: Root): ReadonlySet<string> {
  const { enter, exit, scopes } = createVisitors()
  for (const statement of listStatements(tree)) {
    // Plugins turn some imports into constants.
    const node =
      statement.type === 'ExportNamedDeclaration'
        ? statement.declaration
        : statement
    if (!node) continue
    enter(node)
    exit(node)
  }
  return new Set(scopes[0].defined)
}
