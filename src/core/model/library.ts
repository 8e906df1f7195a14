import type { Href } from './paths.ts'
import type { SidebarId } from './sidebar.ts'

/**
 * Icons that the theme can draw next to a name; see libraryIcons.css.
 */
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

export type IconName = (typeof ICON_NAMES)[number]

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
  readonly icon?: IconName | undefined
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
