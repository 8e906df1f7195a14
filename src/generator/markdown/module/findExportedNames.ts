import type { Root } from 'hast'

/** Find the names that a page's own `export const …` declarations give. */
export function findExportedNames(tree: Root): ReadonlySet<string> {
  const statements = tree.children.flatMap(node =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []
  )
  const names = statements.flatMap(statement => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration } = statement
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.map(({ id }) =>
        id.type === 'Identifier' ? id.name : ''
      )
    }
    return declaration ? [declaration.id.name] : []
  })
  return new Set(names)
}
