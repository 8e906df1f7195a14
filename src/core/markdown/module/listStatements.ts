import type { ImportDeclaration } from 'estree'
import type { Root } from 'hast'
import type { Statement } from './parseModule.ts'

/** List the statements of a page's `import` and `export` lines. */
export function listStatements(tree: Root): readonly Statement[] {
  return tree.children.flatMap(node =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []
  )
}

/** List the imports of a page. */
export function listImports(tree: Root): readonly ImportDeclaration[] {
  return listStatements(tree).filter(
    statement => statement.type === 'ImportDeclaration'
  )
}
