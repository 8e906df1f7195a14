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

/** A symbol in the docs. */
export interface OutputSymbol {
  /** Members include their owner's name: `Modal.open`. */
  readonly name: string
  /** A TypeScript keyword for exports, or the kind of a table's member. */
  readonly kind: string
  readonly package: string
  /** Absolute, with an anchor if there is one. */
  readonly url: string
  /** One line. */
  readonly signature?: string | undefined
  /** One line of Markdown. */
  readonly meaning?: string | undefined
}

/** A binary file to write. */
export interface OutputBytes {
  readonly file: OutputFile
  readonly bytes: Uint8Array
}
