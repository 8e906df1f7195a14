import { isPure, listNodes, type SyntaxNode } from './isPure.ts'

/** Public functions that return what they're given. */
const DEFINITIONS = new Set(['defineConfig', 'defineFeature'])

/**
 * Whether a module's value depends only on its text: it imports nothing but types,
 * and uses no global value that can change, such as the environment or the clock.
 */
export function isSelfContained(text: string): boolean {
  return isPure(text, node => {
    const isPublic = Object(node.source).value === 'toolbox-docs'
    return isPublic && listNodes(node.specifiers).every(isDefinition)
  })
}

/** Whether an import is a public function that returns what it's given. */
function isDefinition({ imported, importKind }: SyntaxNode): boolean {
  return importKind === 'type' || DEFINITIONS.has(Object(imported).name)
}
