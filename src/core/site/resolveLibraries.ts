import type { LibrariesConfig } from '../content/schema/librariesSchema.ts'
import { SiteError } from '../model/errors.ts'
import type { LibraryGroup } from '../model/library.ts'
import type { Href } from '../model/paths.ts'
import type { NavbarInput } from './navbarInput.ts'
import { resolveSidebarItem } from './resolveDocItems.ts'

/**
 * Resolve the sidebars of libraries to the addresses of their first pages.
 *
 * @returns groups in configuration order, and a problem for each missing or empty
 * sidebar
 */
export function resolveLibraries(
  groups: LibrariesConfig,
  input: Omit<NavbarInput, 'items'>
): {
  readonly libraries: readonly LibraryGroup[]
  readonly problems: readonly SiteError[]
} {
  const problems: SiteError[] = []
  const libraries = groups.map(({ title, items }, group) => ({
    title,
    libraries: items.flatMap((item, index) => {
      const path = ['libraries', group, 'items', index]
      try {
        const { sidebarId, label, caption, icon } = item
        const links = resolveSidebarItem(
          { sidebarId, position: 'left' },
          { ...input, items: [] },
          path
        )
        return links.map(link => ({
          label,
          sidebar: sidebarId,
          href: link.href as Href, // of a page of the site
          caption,
          icon
        }))
      } catch (error) {
        if (!(error instanceof SiteError)) throw error
        problems.push(error)
        return []
      }
    })
  }))
  return { libraries, problems }
}
