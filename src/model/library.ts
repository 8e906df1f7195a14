import type { Href } from './paths.ts'
import type { SidebarId } from './sidebar.ts'

/** What the theme can draw beside a name; see theme/styles/libraryIcons.css. */
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

/** A topic of the docs that readers switch between: a library, or guides. */
export interface Library {
  readonly label: string
  /** Its sidebar, by which a page knows what it belongs to. */
  readonly sidebar: SidebarId
  /** Its first page. */
  readonly href: Href
  /** Shown below the label, such as the name of a package. */
  readonly caption?: string
  readonly icon?: IconName
}

/** Libraries that are listed together. */
export interface LibraryGroup {
  readonly title: string
  readonly libraries: readonly Library[]
}

/** Find the library that a sidebar is of. */
export function findLibrary(
  groups: readonly LibraryGroup[],
  sidebar: SidebarId | undefined
): Library | undefined {
  return groups
    .flatMap(({ libraries }) => libraries)
    .find(library => library.sidebar === sidebar)
}
