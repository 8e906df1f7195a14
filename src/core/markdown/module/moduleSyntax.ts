import { parse } from '@babel/parser'
import type { Expression, ImportDeclaration, Program } from 'estree'
import { createVisitors } from 'estree-util-scope'
import type { Root } from 'hast'
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression
} from 'mdast-util-mdx-jsx'
import type { MdxjsEsmHast } from 'mdast-util-mdxjs-esm'

/** Create a node that puts statements at the top of the page's module. */
export function createModuleCode(body: readonly Statement[]): MdxjsEsmHast {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [...body] } }
  }
}

/** Create a JSX attribute whose value is an expression. */
export function createExpressionAttribute(
  name: string,
  expression: Expression
): MdxJsxAttribute {
  const value: MdxJsxAttributeValueExpression = {
    type: 'mdxJsxAttributeValueExpression',
    value: name,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{ type: 'ExpressionStatement', expression }]
      }
    }
  }
  return { type: 'mdxJsxAttribute', name, value }
}

/** A statement of a page's module code. */
export type Statement = Program['body'][number]

/** Parse code to add to a page's module. */
export function parseModule(code: string): readonly Statement[] {
  const { program } = parse(code, { sourceType: 'module', plugins: ['estree'] })
  return (program as unknown as Program).body // by the plugin "estree"
}

/** List the statements of a page's `import` and `export` lines. */
function listStatements(tree: Root): readonly Statement[] {
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

/**
 * Find the Markdown files that a page imports as components.
 *
 * @returns component name → import specifier
 */
export function findPartials(tree: Root): ReadonlyMap<string, string> {
  const partials = new Map<string, string>()
  for (const { source, specifiers } of listImports(tree)) {
    const specifier = String(source.value)
    if (!/\.mdx?$/.test(specifier)) continue
    const component = specifiers.find(
      ({ type }) => type === 'ImportDefaultSpecifier'
    )
    if (component) partials.set(component.local.name, specifier)
  }
  return partials
}
