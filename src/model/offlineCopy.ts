import type { OutputFile } from './paths.ts'

/** What a reader saves for offline: every page, and the search. */
export interface OfflineCopy {
  /** How many pages readers find in it. */
  readonly pages: number
  /**
   * Bytes that saving sends over the network: of the bodies, compressed with
   * Brotli where the server sends that.
   */
  readonly size: number
  /** Another one when one of the files is another one. */
  readonly revision: string
  /**
   * Everything the pages need beside the shell, relative to the base: chunks,
   * sidebars, page tables, images, and the search index.
   */
  readonly files: readonly string[]
}

/**
 * Says what there is to save. It grows with the site and is read when asked for;
 * saved beside its files, it says that they are all there.
 */
export const OFFLINE_COPY_FILE = 'offline.json' as OutputFile // relative

/** Tell whether a file is named by its content and therefore never changes. */
export function isHashedFile(file: string): boolean {
  return file.startsWith('assets/')
}
