import type { NavbarItemConfig } from '../content/schema/navbarSchema.ts'
import type { SourceLocator } from '../content/sourceLocator.ts'
import type { SiteVersion } from './site.ts'

/** The navbar as written, and what its items refer to. */
export interface NavbarInput {
  readonly items: readonly NavbarItemConfig[]
  /** Types of items that features show. */
  readonly featureTypes: readonly string[]
  readonly versions: readonly SiteVersion[]
  readonly baseUrl: string
  /** Of the site file. */
  readonly locator: SourceLocator
}
