import type { OutputFile } from '../../model/paths.ts'

/** A file to be written, relative to the base folder of the output. */
export interface OutputText {
  readonly file: OutputFile
  readonly text: string
}

/** A file that is no text. */
export interface OutputBytes {
  readonly file: OutputFile
  readonly bytes: Uint8Array
}
