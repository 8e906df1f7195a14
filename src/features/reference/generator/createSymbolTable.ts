import { groupBy } from '../../../core/model/groupBy.ts'
import type { Declaration } from './parseDeclarations.ts'
import { parseImports } from './parseImports.ts'

/** A documented export, for links and tooltips in samples. */
type SymbolInfo = {
  readonly name: string
  /** The package that exports it, for example `@toolbox/form`. */
  readonly module: string
  readonly signature: string
  readonly doc: string | undefined
  /** Its reference page, with an anchor if there is one. */
  readonly href: string
}

/** Exports by name; several packages may export the same name. */
export type SymbolTable = Readonly<Record<string, readonly SymbolInfo[]>>

/** Doc ids with optional anchors: the default, and those of certain symbols. */
type PackageReference = {
  readonly page: string
  readonly symbols: Readonly<Record<string, readonly string[]>>
}

/** A documented package: its declarations and its docs. */
type DeclaredPackage = {
  readonly module: string
  readonly declarations: readonly Declaration[]
  readonly reference: PackageReference
}

/** Resolves a doc id with an optional anchor to a link. */
export type FindReference = (reference: string) => string | undefined

/**
 * Create the table of all exports of some packages, except those whose page isn't
 * published, for example a draft.
 */
export function createSymbolTable(
  packages: readonly DeclaredPackage[],
  findReference: FindReference
): SymbolTable {
  const symbols = packages.flatMap(({ module, declarations, reference }) =>
    declarations.flatMap(declaration => {
      const href = findReference(findPage(reference, declaration.name))
      return href === undefined ? [] : [{ ...declaration, module, href }]
    })
  )
  return Object.fromEntries(groupBy(symbols, ({ name }) => name))
}

function findPage({ page, symbols }: PackageReference, name: string): string {
  const [own] =
    Object.entries(symbols).find(([, names]) => names.includes(name)) ?? []
  return own ?? page
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

/**
 * Find the documented exports that a sample imports, by local name.
 *
 * @param code the whole sample, including the lines above its cut
 */
export function findImportedSymbols(
  table: SymbolTable,
  code: string
): ReadonlyMap<string, SymbolInfo> {
  const found = new Map<string, SymbolInfo>()
  for (const [local, { name, module }] of parseImports(code)) {
    const symbol = findSymbol(table, name, module)
    if (symbol !== undefined) found.set(local, symbol)
  }
  return found
}
