import type { OutputSymbol } from '../model/outputSymbol.ts'
import type { OutputFile } from '../model/paths.ts'

/** A text file to write; its name is relative to the base folder. */
export interface OutputText {
  readonly file: OutputFile
  readonly text: string
  /** Purpose of the file, if it's useful to programs other than browsers. */
  readonly summary?: string
  /** The documented symbols that the file lists, for features that list symbols, too. */
  readonly symbols?: readonly OutputSymbol[]
}

/** A binary file to write. */
export interface OutputBytes {
  readonly file: OutputFile
  readonly bytes: Uint8Array
}
