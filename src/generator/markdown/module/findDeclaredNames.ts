import type { Root } from 'hast'
import { listStatements } from './listStatements.ts'
import type { Statement } from './parseModule.ts'

/** Find the names that a page's own `import` and `export` lines bring in. */
export function findDeclaredNames(tree: Root): ReadonlySet<string> {
  return new Set(listStatements(tree).flatMap(findNames))
}

function findNames(statement: Statement): readonly string[] {
  if (statement.type === 'ImportDeclaration') {
    return statement.specifiers.map(({ local }) => local.name)
  }
  // Imports of texts have become constants.
  const declaration =
    statement.type === 'ExportNamedDeclaration'
      ? statement.declaration
      : statement.type === 'VariableDeclaration' && statement
  if (!declaration) return []
  if (declaration.type !== 'VariableDeclaration') {
    return [declaration.id.name]
  }
  return declaration.declarations.flatMap(({ id }) =>
    id.type === 'Identifier' ? [id.name] : []
  )
}
