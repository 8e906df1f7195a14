/** The export that a local name refers to. */
type ImportedName = {
  /** The exported name. */
  readonly name: string
  readonly module: string
}

const namedImport =
  /^\s*import\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/gm

const specifier = /^(?:type\s+)?(\w+)(?:\s+as\s+(\w+))?$/

/**
 * Parse the named imports of a sample.
 *
 * @param code the whole sample, including the lines above its cut
 * @returns imports by local name, without default and namespace imports
 */
export function parseImports(code: string): ReadonlyMap<string, ImportedName> {
  const imports = new Map<string, ImportedName>()
  for (const [, names = '', module = ''] of code.matchAll(namedImport)) {
    for (const part of names.split(',')) {
      const [, name, local = name] = specifier.exec(part.trim()) ?? []
      if (name !== undefined && local !== undefined) {
        imports.set(local, { name, module })
      }
    }
  }
  return imports
}
