import type { DocsVersion } from '../../model/site.ts'

/** A docs version with all defaults. */
export interface VersionConfig {
  readonly name: string
  readonly label: string
  /** Relative to the content folder. */
  readonly folder: string
  /** Relative to `/docs`; empty for the last version. */
  readonly path: string
  /** Path of the sidebars file relative to the content folder, without extension. */
  readonly sidebars: string
  readonly banner: DocsVersion['banner']
  readonly badge: boolean
  readonly isLast: boolean
}
