import type { Href } from './paths.ts'
import type { SidebarId } from './sidebar.ts'

export type NavbarPosition = 'left' | 'right'

/** When a navbar link is current. The first rule present applies. */
export interface ActiveRule {
  /** Case-insensitive regular expression, tested against the path. */
  readonly regex?: string | undefined
  /** The path starts with the base URL and this value. */
  readonly basePath?: string | undefined
  /** The current page belongs to this sidebar. */
  readonly sidebar?: SidebarId | undefined
  /** The current page has this pathname or one under it. */
  readonly under?: Href | undefined
}

/** A navbar item as sent to the browser, with all references resolved. */
export type NavbarItemData = { readonly position: NavbarPosition } & (
  | NavbarLink
  | NavbarDropdown
  | NavbarHtml
  | NavbarFeature
)

export interface NavbarLink {
  readonly kind: 'link'
  readonly label?: string | undefined
  /** Trusted markup that replaces the label. */
  readonly html?: string | undefined
  readonly href: string
  readonly isExternal: boolean
  readonly active: ActiveRule
  /** Show an unlisted doc only while it is the current page. */
  readonly onlyWhenActive?: boolean | undefined
  readonly ariaLabel?: string | undefined
  /**
   * The target in each docs version that has it, if there are several versions.
   * `href` is the last version's.
   */
  readonly versions?: Readonly<Record<string, VersionTarget>> | undefined
}

/** A navbar link's target in one docs version. */
export interface VersionTarget {
  readonly href: Href
  /** Overrides the link's label. */
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

/** An item that a feature renders, such as a version dropdown. */
export interface NavbarFeature {
  readonly kind: 'feature'
  /** As in `site.ts`. */
  readonly type: string
  /** Links before the feature's own. */
  readonly before: readonly NavbarLink[]
  /** Links after the feature's own. */
  readonly after: readonly NavbarLink[]
}
