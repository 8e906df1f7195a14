import type { ListedSymbol } from '../model/listedSymbol.ts'
import type { OutputFile } from '../model/paths.ts'

/** A text file to write; its name is relative to the base folder. */
export interface OutputText {
  readonly file: OutputFile
  /** Can be a getter that reads the cache, so that texts needn't stay in memory. */
  readonly text: string
  /** Purpose of the file, if it's useful to programs other than browsers. */
  readonly summary?: string
  /** The documented symbols that the file lists, for features that list symbols, too. */
  readonly symbols?: readonly ListedSymbol[]
  /** Whether it's Markdown whose links are checked, as those of pages are. */
  readonly hasLinks?: boolean
}

/** A Markdown text whose links are checked. */
export interface LinkedText {
  /** Where mistakes are reported, such as `static/llms.txt`. */
  readonly source: string
  /** The file of the output that the text's links are relative to. */
  readonly file: OutputFile
  /** Can be a getter that reads the cache, so that texts needn't stay in memory. */
  readonly text: string
}

/** A binary file to write. */
export interface OutputBytes {
  readonly file: OutputFile
  readonly bytes: Uint8Array
}
