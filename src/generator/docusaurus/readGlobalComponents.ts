import { posix } from 'node:path'
import { scanLiterals } from '../content/scanLiterals.ts'
import { readObserved } from '../store/observedFiles.ts'

/** Where a component comes from. */
export interface ComponentOrigin {
  /** As an import takes it: a package, or a path from the site as `@site/…`. */
  readonly source: string
  /** What it exports: `default`, a name, or `*` for all of it. */
  readonly exported: string
}

/** What a website gives to all of its pages. */
export interface GlobalComponents {
  /** By the name they have in pages. */
  readonly components: ReadonlyMap<string, ComponentOrigin>
  /** Elements that it replaces, such as `a`. */
  readonly elements: readonly string[]
  /** Names of components that the file makes itself. */
  readonly own: ReadonlySet<string>
}

const importLine =
  /^\s*import\s+(?!type\b)([^'"]+?)\s+from\s*['"]([^'"\n]+)['"]/gm

/**
 * Read the components that `src/theme/MDXComponents` exports.
 *
 * It is read, not run, so that a page imports what it uses and no more, and one
 * component that cannot be had takes no other with it.
 *
 * @param file absolute
 * @param module the same file as `@site/…`
 */
export function readGlobalComponents(
  file: string,
  module: string
): GlobalComponents {
  const source = readObserved(file).toString('utf8')
  const origins = readOrigins(source, posix.dirname(module))
  const components = new Map<string, ComponentOrigin>()
  const elements: string[] = []
  const own = new Set<string>()
  for (const { key, value } of findExported(source)) {
    const origin = origins.get(value ?? '')
    if (!/^[A-Z]/.test(key)) elements.push(key)
    else if (origin !== undefined) components.set(key, origin)
    else own.add(key)
  }
  return { components, elements, own }
}

/** The keys of the default export, and the names that are their values. */
function findExported(
  source: string
): readonly { readonly key: string; readonly value: string | undefined }[] {
  const literals = scanLiterals(source)
  const name = /^export\s+default\s+(\w+)/m.exec(source)?.[1] ?? 'default'
  const literal =
    literals.find(each => each.name === name) ??
    literals.find(each => each.name === 'default')
  return (literal?.entries ?? []).flatMap(entry => {
    const [key, ...rest] = entry.path
    return rest.length === 0 && typeof key === 'string'
      ? [{ key, value: entry.name }]
      : []
  })
}

/** What the imports of the file bring, by local name. */
function readOrigins(
  source: string,
  folder: string
): ReadonlyMap<string, ComponentOrigin> {
  const origins = new Map<string, ComponentOrigin>()
  for (const [, clause = '', written = ''] of source.matchAll(importLine)) {
    const from = written.startsWith('.') ? posix.join(folder, written) : written
    for (const [local, exported] of readClause(clause)) {
      origins.set(local, { source: from, exported })
    }
  }
  return origins
}

/** Split what stands between `import` and `from`: local name, exported name. */
function readClause(clause: string): readonly (readonly [string, string])[] {
  const braces = /\{([^}]*)\}/.exec(clause)?.[1] ?? ''
  const named = braces.split(',').flatMap(part => {
    const [, exported, local = exported] =
      /^(\w+)(?:\s+as\s+(\w+))?$/.exec(part.trim()) ?? []
    return exported === undefined || local === undefined
      ? []
      : [[local, exported] as const]
  })
  const all = /\*\s+as\s+(\w+)/.exec(clause)?.[1]
  const single = /^(\w+)/.exec(clause)?.[1]
  return [
    ...named,
    ...(all === undefined ? [] : [[all, '*'] as const]),
    ...(single === undefined ? [] : [[single, 'default'] as const])
  ]
}
