import type { DocsVersion } from '../../model/site.ts'

/** A docs version with everything it leaves open filled in. */
export interface VersionConfig {
  readonly name: string
  readonly label: string
  /** Below the content folder. */
  readonly folder: string
  /** Below `/docs`; the last version has none. */
  readonly path: string
  /** Of the sidebars file, without extension, below the content folder. */
  readonly sidebars: string
  readonly banner: DocsVersion['banner']
  readonly badge: boolean
  readonly isLast: boolean
}
