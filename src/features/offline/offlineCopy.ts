import type { OutputFile } from '../../core/model/paths.ts'

/** What a reader saves for offline: every page and the search. */
export interface OfflineCopy {
  /** Number of pages. */
  readonly pages: number
  /**
   * Bytes to download: the bodies, Brotli-compressed where the server does
   * that.
   */
  readonly size: number
  /** Changes when any file changes. */
  readonly revision: string
  /**
   * Everything the pages need besides the shell, relative to the base: chunks,
   * sidebars, page tables, images and the search index.
   */
  readonly files: readonly string[]
}

/**
 * Lists what there is to save. It grows with the site, so it is fetched on
 * demand. Once saved beside its files, it marks the copy as complete.
 */
export const OFFLINE_COPY_FILE = 'offline.json' as OutputFile // relative

/** Tell whether a file has a content hash in its name and so never changes. */
export function isHashedFile(file: string): boolean {
  return file.startsWith('assets/')
}
