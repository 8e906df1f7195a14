import type { FeatureTexts } from './catalogue.ts'
import type { HeadTag } from './head.ts'
import type { NavbarItemData } from './navbar.ts'
import type { Href } from './paths.ts'
import type { SidebarId } from './sidebar.ts'
import type { TocLevels } from './toc.ts'

export type ColorMode = 'light' | 'dark'

export interface AnnouncementBarData {
  readonly id: string
  /** Trusted markup. */
  readonly content: string
  readonly isCloseable: boolean
  /** `brand`, `info`, `warning` or `danger`; `plain` is black on white. */
  readonly tone: string
  /** CSS colors that override the tone's. */
  readonly backgroundColor?: string | undefined
  readonly textColor?: string | undefined
}

export interface LogoData {
  readonly src: string
  readonly srcDark?: string | undefined
  readonly alt: string
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly href?: string | undefined
  readonly target?: string | undefined
}

export type FooterLink =
  | {
      readonly kind: 'link'
      readonly label: string
      readonly href: string
      readonly isExternal: boolean
    }
  | { readonly kind: 'html'; readonly html: string }

export interface FooterData {
  readonly style: 'dark' | 'light'
  /** Columns with titles, or a single column without one for a flat list. */
  readonly columns: readonly {
    readonly title?: string | undefined
    readonly items: readonly FooterLink[]
  }[]
  readonly logo?: LogoData | undefined
  /** Trusted markup. */
  readonly copyright?: string | undefined
}

export interface NavbarData {
  readonly title?: string | undefined
  readonly logo?: LogoData | undefined
  /** A short word next to the title. */
  readonly badge?: string | undefined
  readonly items: readonly NavbarItemData[]
  readonly style?: 'dark' | 'primary' | undefined
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
 * A docs version as sent to the browser. Contains nothing that grows with the
 * docs.
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

/** Data of features, by feature name. */
// biome-ignore lint/suspicious/noEmptyInterface: features add their keys.
export interface ClientData {}

/** Site data shared by all pages, as sent to the browser. */
export interface ClientSite {
  readonly data: ClientData
  /** Texts of site features in its language; absent without any. */
  readonly texts?: FeatureTexts
  readonly title: string
  readonly tagline: string
  readonly url: string
  readonly baseUrl: string
  readonly titleDelimiter: string
  readonly favicon?: string | undefined
  readonly navbar: NavbarData
  readonly footer?: FooterData | undefined
  readonly announcementBar?: AnnouncementBarData | undefined
  readonly colorMode: {
    readonly defaultMode: ColorMode
    readonly disableSwitch: boolean
  }
  readonly toc: TocLevels
  /**
   * Paths of static files that look like pages, and of folders with such files
   * and no pages; percent-encoded, without the base. Absent if there are none.
   */
  readonly staticPaths?: readonly string[] | undefined
  /** Absent if no libraries are configured. */
  readonly libraries?: readonly LibraryGroup[] | undefined
  readonly locale: Locale
  readonly locales: readonly Locale[]
  readonly versions: readonly DocsVersion[]
  /** Set if the site doesn't store the reader's docs version. */
  readonly forgetsVersion?: boolean | undefined
  /** Tags for the head of every page; absent if there are none. */
  readonly metadata?: readonly HeadTag[] | undefined
  /** Set if search engines shouldn't index the site. */
  readonly noIndex?: boolean | undefined
  readonly autoCollapseCategories: boolean
  readonly hideableSidebar: boolean
}

/** Icons that the theme can draw next to a name; see libraryIcons.css. */
export const ICON_NAMES = [
  'book',
  'box',
  'bug',
  'database',
  'form',
  'globe',
  'hook',
  'lock',
  'log',
  'palette',
  'phone',
  'server',
  'terminal',
  'window'
] as const

export type LibraryIconName = (typeof ICON_NAMES)[number]

/**
 * A section of the docs that readers can switch to: a library or a set of
 * guides.
 */
export interface Library {
  readonly label: string
  /** Determines the library's pages: those with this sidebar. */
  readonly sidebar: SidebarId
  /** The library's first page. */
  readonly href: Href
  /** Shown below the label, for example a package name. */
  readonly caption?: string | undefined
  readonly icon?: LibraryIconName | undefined
}

/** A titled group of libraries. */
export interface LibraryGroup {
  readonly title: string
  readonly libraries: readonly Library[]
}

/** Find the library that a sidebar belongs to. */
export function findLibrary(
  groups: readonly LibraryGroup[],
  sidebar: SidebarId | undefined
): Library | undefined {
  return groups
    .flatMap(({ libraries }) => libraries)
    .find(library => library.sidebar === sidebar)
}

/** The page background in each color mode, as in tokens.css. */
export const THEME_COLORS = { light: '#fcfdfd', dark: '#0b1114' } as const
