import type { NavbarItemConfig } from '../content/schema/navbarSchema.ts'
import type { SourceLocator } from '../content/sourceLocator.ts'
import type { SiteVersion } from './site.ts'

/** The navbar as written, and what's needed to resolve its references. */
export interface NavbarInput {
  readonly items: readonly NavbarItemConfig[]
  /** Item types that features define. */
  readonly featureTypes: readonly string[]
  readonly versions: readonly SiteVersion[]
  readonly baseUrl: string
  /** Locator of the site file. */
  readonly locator: SourceLocator
}
