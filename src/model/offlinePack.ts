import type { TitledLink } from './blog.ts'
import type { OutputFile } from './paths.ts'

/** What a reader can save for offline in one go: a topic, or everything. */
export interface OfflinePack {
  /** Unique on the site, such as the sidebar's key. */
  readonly id: string
  readonly title: string
  /**
   * Bytes that saving sends over the network: of the bodies, compressed with
   * Brotli where the server sends that.
   */
  readonly size: number
  /** Another one when a page or image of the pack is another one. */
  readonly revision: string
  readonly pages: readonly TitledLink[]
  /**
   * Everything its pages need beside the shell, relative to the base: chunks,
   * sidebars, page tables, images, and the search index.
   */
  readonly files: readonly string[]
}

/** Id of the pack that holds every page. */
export const EVERYTHING_ID = 'everything'

/** The list of packs, which grows with the site and is read when asked for. */
export const OFFLINE_PACKS_FILE = 'offline/packs.json' as OutputFile // relative

/** Tell whether a file is named by its content and therefore never changes. */
export function isHashedFile(file: string): boolean {
  return file.startsWith('assets/')
}
