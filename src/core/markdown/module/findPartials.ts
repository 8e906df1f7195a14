import type { Root } from 'hast'
import { listImports } from './listStatements.ts'

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
