import type { Href } from './paths.ts'
import type { SidebarId } from './sidebar.ts'

export type NavbarPosition = 'left' | 'right'

/** When a navbar link counts as current; the first rule present decides. */
export interface ActiveRule {
  /** Case-insensitive expression over the whole path. */
  readonly regex?: string | undefined
  /** The path starts with base URL + this value. */
  readonly basePath?: string | undefined
  /** The current page belongs to this sidebar. */
  readonly sidebar?: SidebarId | undefined
  /** The current page is, or lies under, this address. */
  readonly under?: Href | undefined
}

/** A navbar item as the browser gets it, with every reference resolved. */
export type NavbarItem = { readonly position: NavbarPosition } & (
  | NavbarLink
  | NavbarDropdown
  | NavbarHtml
  | FeatureItem
)

export interface NavbarLink {
  readonly kind: 'link'
  readonly label?: string | undefined
  /** Trusted markup in place of the label. */
  readonly html?: string | undefined
  readonly href: string
  readonly isExternal: boolean
  readonly active: ActiveRule
  /** Show an unlisted doc only while it is the current page. */
  readonly onlyWhenActive?: boolean | undefined
  readonly ariaLabel?: string | undefined
  /**
   * Target in each docs version that has one, if there are several versions.
   * `href` is the last version's.
   */
  readonly versions?: Readonly<Record<string, VersionTarget>> | undefined
}

/** A navbar link's target in one docs version. */
export interface VersionTarget {
  readonly href: Href
  /** Replaces the link's own label. */
  readonly label?: string | undefined
}

export interface NavbarDropdown {
  readonly kind: 'dropdown'
  readonly label: string
  readonly href?: string | undefined
  readonly active: ActiveRule
  readonly items: readonly (NavbarLink | NavbarHtml)[]
}

export interface NavbarHtml {
  readonly kind: 'html'
  readonly html: string
}

/** An item that a feature shows, such as a group of links for each page. */
export interface FeatureItem {
  readonly kind: 'feature'
  /** As in `site.ts`. */
  readonly type: string
  /** Links around those of the feature. */
  readonly before: readonly NavbarLink[]
  readonly after: readonly NavbarLink[]
}
