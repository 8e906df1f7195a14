/** What stands in for a module of Docusaurus. */
export type Replacement =
  /** A component that needs no import here. */
  | { readonly kind: 'component'; readonly name: string }
  /** A file beside the theme's components. */
  | { readonly kind: 'module'; readonly file: string }
  | { readonly kind: 'unknown' }

const REPLACEMENTS: Readonly<Record<string, Replacement>> = {
  '@theme/Admonition': { kind: 'component', name: 'Admonition' },
  '@theme/CodeBlock': { kind: 'component', name: 'CodeBlock' },
  '@theme/Details': { kind: 'component', name: 'Details' },
  '@theme/TabItem': { kind: 'component', name: 'TabItem' },
  '@theme/Tabs': { kind: 'component', name: 'Tabs' },
  '@theme/ThemedImage': { kind: 'component', name: 'ThemedImage' },
  '@docusaurus/Link': { kind: 'component', name: 'Link' },
  '@docusaurus/useBaseUrl': { kind: 'module', file: 'useBaseUrl.ts' }
}

export const REPLACED_MODULES: readonly string[] = Object.keys(REPLACEMENTS)

/** Find what stands in for a module; undefined for modules of others. */
export function findReplacement(source: string): Replacement | undefined {
  if (Object.hasOwn(REPLACEMENTS, source)) return REPLACEMENTS[source]
  const isForeign = /^@(?:theme|theme-original|docusaurus)\//.test(source)
  return isForeign ? { kind: 'unknown' } : undefined
}
