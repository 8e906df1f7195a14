import type { Diagnostic, SourceLocation } from '../model/diagnostic.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import type { DocSource } from './content.ts'

/** An export of a documented package. */
export interface DeclaredSymbol {
  /** The package, for example `@toolbox/query`. */
  readonly module: string
  readonly name: string
  /**
   * The whole declaration without comments, with one line per member. It doesn't
   * depend on how the file is formatted.
   */
  readonly lines: readonly string[]
  /** Independent of comments and formatting. */
  readonly hash: string
  readonly place: SourceLocation
}

/** An export that a doc documents. The package may not declare it. */
export interface DocumentedSymbol
  extends Pick<DeclaredSymbol, 'module' | 'name'> {
  /** Where the doc, or the configuration, says so. */
  readonly place: SourceLocation | undefined
}

/** The exports of packages, and the docs that document them. */
export interface Declarations {
  readonly symbols: readonly DeclaredSymbol[]
  /** What each doc documents, by its file. */
  readonly documented: ReadonlyMap<string, readonly DocumentedSymbol[]>
  /** Why packages can't be read; a build also reports it where they're used. */
  readonly diagnostics: readonly Diagnostic[]
}

/** The part of a doc that names what it documents. */
export interface DocumentingDoc {
  readonly id: string
  readonly source: Pick<DocSource, 'file' | 'body' | 'bodyLine' | 'format'>
}

/** What to read. */
export interface DeclarationRequest {
  /** The docs of one version, in one language. */
  readonly docs: readonly DocumentingDoc[]
  /** Packages to read besides the documented ones, if there are declarations. */
  readonly modules?: readonly string[]
  readonly cache: Cache
}

/** Reads the declarations of packages. */
export type DeclarationReader = (
  request: DeclarationRequest
) => Promise<Declarations>
