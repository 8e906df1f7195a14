import type { Root } from 'hast'

/**
 * Find the Markdown files that a page imports as components.
 *
 * @returns component name → import specifier
 */
export function findPartials(tree: Root): ReadonlyMap<string, string> {
  const statements = tree.children.flatMap(node =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []
  )
  const partials = new Map<string, string>()
  for (const statement of statements) {
    if (statement.type !== 'ImportDeclaration') continue
    const specifier = String(statement.source.value)
    if (!/\.mdx?$/.test(specifier)) continue
    const component = statement.specifiers.find(
      ({ type }) => type === 'ImportDefaultSpecifier'
    )
    if (component) partials.set(component.local.name, specifier)
  }
  return partials
}
