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
  /** CSS colours that replace the tone's, as the specification lists them. */
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
  /** Columns have a title; a flat list is one column without. */
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

/** A docs version as the browser knows it: nothing that grows with the docs. */
export interface DocsVersion {
  readonly name: string
  readonly label: string
  readonly path: Href
  readonly mainDocHref: Href
  readonly isLast: boolean
  readonly banner: 'none' | 'unreleased' | 'unmaintained'
  readonly badge: boolean
}

/** What every page of the site shares, as the browser gets it. */
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
  /** Absent where the site names no libraries. */
  readonly libraries?: readonly LibraryGroup[]
  readonly locale: Locale
  readonly locales: readonly Locale[]
  readonly versions: readonly DocsVersion[]
  /** Set where no choice of a docs version is remembered. */
  readonly forgetsVersion?: boolean
  /** Set where no page is for search engines. */
  readonly noIndex?: boolean
  readonly hasBlog: boolean
  /** Set where the build draws pictures for links; see model/preview.ts. */
  readonly hasPreviews?: boolean
  readonly blogTitle: string
  readonly autoCollapseCategories: boolean
  readonly hideableSidebar: boolean
}
