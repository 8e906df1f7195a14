import type { TitledLink } from './blog.ts'
import type { OutputFile } from './paths.ts'

/** What a reader can save for offline in one go: a topic, or everything. */
export interface OfflinePack {
  /** Unique on the site, such as the sidebar's id. */
  readonly id: string
  readonly title: string
  /** Bytes that saving sends over the network, compressed. */
  readonly size: number
  readonly pages: readonly TitledLink[]
  /**
   * Everything its pages need beside the shell, relative to the base: chunks,
   * sidebars, page tables, images, and the search index.
   */
  readonly files: readonly string[]
}

/** The list of packs, which grows with the site and is read when asked for. */
export const OFFLINE_PACKS_FILE = 'offline/packs.json' as OutputFile // relative
