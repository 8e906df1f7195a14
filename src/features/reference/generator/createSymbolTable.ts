import { groupBy } from '../../../core/model/groupBy.ts'
import type { Declaration } from './parseDeclarations.ts'
import { parseImports } from './parseImports.ts'

/** The tooltip of an identifier in a sample. */
type SymbolInfo = {
  readonly name: string
  /** The package that exports it, for example `@toolbox/form`. */
  readonly module: string
  readonly signature: string
  readonly doc: string | undefined
  /** Its reference page, with an anchor where one fits. */
  readonly href: string
}

/** Identifiers by name; several packages may export the same name. */
export type SymbolTable = Readonly<Record<string, readonly SymbolInfo[]>>

/** Doc ids with optional anchors, for a package and for single identifiers. */
type PackageReference = {
  readonly page: string
  readonly symbols: Readonly<Record<string, readonly string[]>>
}

/** A documented package: its declarations and where its docs are. */
type DeclaredPackage = {
  readonly module: string
  readonly declarations: readonly Declaration[]
  readonly reference: PackageReference
}

/** Finds the link to a doc id with an optional anchor. */
export type FindReference = (reference: string) => string | undefined

/**
 * Create the table of all identifiers that some packages export, except those
 * whose page doesn't exist, for example a draft.
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
 * Find an identifier by its name and the package it is imported from.
 *
 * @param importedFrom the module of the sample's import
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
 * Find what a sample's imports bring in, by local name.
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
