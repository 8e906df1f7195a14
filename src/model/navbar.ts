import type { Href } from './paths.ts'
import type { SidebarId } from './sidebar.ts'

export type NavbarPosition = 'left' | 'right'

/** When a navbar link counts as current; the first rule present decides. */
export interface ActiveRule {
  /** Case-insensitive expression over the whole path. */
  readonly regex?: string
  /** The path starts with base URL + this value. */
  readonly basePath?: string
  /** The current page belongs to this sidebar. */
  readonly sidebar?: SidebarId
  /** The current page is, or lies under, this address. */
  readonly under?: Href
}

/** A navbar item as the reader's browser gets it: every reference resolved. */
export type NavbarItem = { readonly position: NavbarPosition } & (
  | NavbarLink
  | NavbarDropdown
  | NavbarHtml
  | { readonly kind: 'search' }
  | NavbarLocales
  | NavbarVersions
)

export interface NavbarLink {
  readonly kind: 'link'
  readonly label?: string
  /** Trusted markup in place of the label. */
  readonly html?: string
  readonly href: string
  readonly isExternal: boolean
  readonly active: ActiveRule
  /** An unlisted doc shows only while it is the current page. */
  readonly onlyWhenActive?: boolean
  readonly ariaLabel?: string
  /**
   * Where the link leads in each docs version that has its target, where there
   * are several versions; `href` is the last version's.
   */
  readonly versions?: Readonly<Record<string, VersionTarget>>
}

/** Where a navbar link leads in one docs version. */
export interface VersionTarget {
  readonly href: Href
  /** In place of the link's own. */
  readonly label?: string
}

export interface NavbarDropdown {
  readonly kind: 'dropdown'
  readonly label: string
  readonly href?: string
  readonly active: ActiveRule
  readonly items: readonly (NavbarLink | NavbarHtml)[]
}

export interface NavbarHtml {
  readonly kind: 'html'
  readonly html: string
}

/** One entry a locale; the page supplies where each entry leads. */
export interface NavbarLocales {
  readonly kind: 'locales'
  readonly before: readonly NavbarLink[]
  readonly after: readonly NavbarLink[]
}

/** One entry a docs version; the page supplies where each entry leads. */
export interface NavbarVersions {
  readonly kind: 'versions'
  readonly before: readonly NavbarLink[]
  readonly after: readonly NavbarLink[]
}
