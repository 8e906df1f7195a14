import type { TitledLink } from '../../../model/blog.ts'
import type { Library, LibraryGroup } from '../../../model/library.ts'

/** Pages of one library. */
export interface PageGroup {
  /** None for the pages of no library, which come last. */
  readonly library?: Library
  readonly links: readonly TitledLink[]
}

/**
 * Group links by library, in the libraries' order: titles such as "Examples"
 * say little alone. The first two folders of an address tell where a page
 * belongs, since sidebars are unknown offline.
 *
 * @param links with the base, like those of the libraries
 */
export function groupPages(
  links: readonly TitledLink[],
  groups: readonly LibraryGroup[],
  baseUrl: string
): readonly PageGroup[] {
  const readTopic = (href: string) =>
    href.slice(baseUrl.length).toLowerCase().split('/', 2).join('/')
  const libraries = groups.flatMap(group => group.libraries)
  const owners = new Map(
    libraries.map(library => [readTopic(library.href), library])
  )
  const findOwner = ({ href }: TitledLink) => owners.get(readTopic(href))
  return [...libraries, undefined]
    .map(library => ({
      ...(library && { library }),
      links: links.filter(link => findOwner(link) === library)
    }))
    .filter(group => group.links.length > 0)
}
