import type { OutputFile } from '../../model/paths.ts'

/** A text file to write, relative to the base folder of the output. */
export interface OutputText {
  readonly file: OutputFile
  readonly text: string
  /** What the file is for, if programs other than browsers may want it. */
  readonly summary?: string
}

/** A binary file to write. */
export interface OutputBytes {
  readonly file: OutputFile
  readonly bytes: Uint8Array
}
