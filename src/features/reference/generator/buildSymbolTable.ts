import { groupBy } from '../../../core/model/groupBy.ts'
import type { Declaration } from './parseDeclarations.ts'

/** A documented export, for links and tooltips in samples. */
type SymbolInfo = Declaration & {
  /** The package that exports it, for example `@toolbox/form`. */
  readonly module: string
  /** Its reference page, with an anchor if there is one. */
  readonly href: string
}

/** Exports by name; several packages may export the same name. */
export type SymbolTable = Readonly<Record<string, readonly SymbolInfo[]>>

/** A documented package: its declarations and its docs. */
type DeclaredPackage = {
  readonly module: string
  readonly declarations: readonly Declaration[]
  /** Doc ids with optional anchors: the default, and those of certain symbols. */
  readonly reference: {
    readonly page: string
    readonly symbols: Readonly<Record<string, readonly string[]>>
  }
}

/** Resolves a doc id with an optional anchor to a link. */
export type FindReference = (reference: string) => string | undefined

/**
 * Build the table of all exports of some packages, except those whose page isn't
 * published, for example a draft.
 */
export function buildSymbolTable(
  packages: readonly DeclaredPackage[],
  findReference: FindReference
): SymbolTable {
  const symbols = packages.flatMap(({ module, declarations, reference }) =>
    declarations.flatMap(declaration => {
      const [own = reference.page] =
        Object.entries(reference.symbols).find(([, names]) =>
          names.includes(declaration.name)
        ) ?? []
      const href = findReference(own)
      return href === undefined ? [] : [{ ...declaration, module, href }]
    })
  )
  return Object.fromEntries(groupBy(symbols, ({ name }) => name))
}

/**
 * Find an export.
 *
 * @param importedFrom the module that the sample imports it from
 */
export function findSymbol(
  table: SymbolTable,
  name: string,
  importedFrom: string
): SymbolInfo | undefined {
  const named = Object.hasOwn(table, name) ? table[name] : undefined
  return named?.find(symbol => symbol.module === importedFrom)
}

const NAMED_IMPORT =
  /^\s*import\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/gm

const SPECIFIER = /^(?:type\s+)?(\w+)(?:\s+as\s+(\w+))?$/

/**
 * Find the documented exports that the named imports of a sample refer to, by
 * local name.
 *
 * @param code the whole sample, including the lines above its cut
 */
export function findImportedSymbols(
  table: SymbolTable,
  code: string
): ReadonlyMap<string, SymbolInfo> {
  const found = new Map<string, SymbolInfo>()
  for (const [, names = '', module = ''] of code.matchAll(NAMED_IMPORT)) {
    for (const part of names.split(',')) {
      const [, name = '', local = name] = SPECIFIER.exec(part.trim()) ?? []
      const symbol = findSymbol(table, name, module)
      if (symbol !== undefined) found.set(local, symbol)
    }
  }
  return found
}
