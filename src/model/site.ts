import type { LibraryGroup } from './library.ts'
import type { NavbarItem } from './navbar.ts'
import type { Href } from './paths.ts'
import type { TocLevels } from './toc.ts'

export type ColorMode = 'light' | 'dark'

export interface AnnouncementBar {
  readonly id: string
  /** Trusted markup. */
  readonly content: string
  readonly isCloseable: boolean
  /** `brand`, `info`, `warning` or `danger`; `plain` is black on white. */
  readonly tone: string
  /** CSS colours that override the tone's, as the specification lists them. */
  readonly backgroundColor?: string
  readonly textColor?: string
}

export interface Logo {
  readonly src: string
  readonly srcDark?: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
  readonly href?: string
  readonly target?: string
}

export type FooterLink =
  | {
      readonly kind: 'link'
      readonly label: string
      readonly href: string
      readonly isExternal: boolean
    }
  | { readonly kind: 'html'; readonly html: string }

export interface Footer {
  readonly style: 'dark' | 'light'
  /** Columns have a title; a flat list is one column without a title. */
  readonly columns: readonly {
    readonly title?: string
    readonly items: readonly FooterLink[]
  }[]
  readonly logo?: Logo
  /** Trusted markup. */
  readonly copyright?: string
}

export interface Navbar {
  readonly title?: string
  readonly logo?: Logo
  /** A short word beside the title. */
  readonly badge?: string
  readonly items: readonly NavbarItem[]
  readonly style?: 'dark' | 'primary'
  readonly hideOnScroll: boolean
}

export interface Locale {
  readonly name: string
  readonly label: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  readonly calendar: string
}

/**
 * What the browser knows of a docs version: nothing that grows with the docs.
 */
export interface DocsVersion {
  readonly name: string
  readonly label: string
  readonly path: Href
  readonly mainDocHref: Href
  readonly isLast: boolean
  readonly banner: 'none' | 'unreleased' | 'unmaintained'
  readonly badge: boolean
}

/** Data shared by every page of the site, as the browser gets it. */
export interface ClientSite {
  readonly title: string
  readonly tagline: string
  readonly url: string
  readonly baseUrl: string
  readonly titleDelimiter: string
  readonly favicon?: string
  readonly navbar: Navbar
  readonly footer?: Footer
  readonly announcementBar?: AnnouncementBar
  readonly colorMode: {
    readonly defaultMode: ColorMode
    readonly disableSwitch: boolean
  }
  readonly toc: TocLevels
  /** Absent if the site names no libraries. */
  readonly libraries?: readonly LibraryGroup[]
  readonly locale: Locale
  readonly locales: readonly Locale[]
  readonly versions: readonly DocsVersion[]
  /** Set if the site doesn't remember the reader's docs version. */
  readonly forgetsVersion?: boolean
  /** Set if search engines should index no page. */
  readonly noIndex?: boolean
  readonly hasBlog: boolean
  /** Set if the build draws link previews; see model/preview.ts. */
  readonly hasPreviews?: boolean
  readonly blogTitle: string
  readonly autoCollapseCategories: boolean
  readonly hideableSidebar: boolean
}
