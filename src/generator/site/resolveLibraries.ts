import { SiteError } from '../../model/errors.ts'
import type { LibraryGroup } from '../../model/library.ts'
import type { Href } from '../../model/paths.ts'
import type { LibrariesConfig } from '../content/librariesSchema.ts'
import type { NavbarInput } from './navbarInput.ts'
import { resolveSidebarItem } from './resolveDocItems.ts'

/**
 * Resolve the sidebars that libraries name to where they begin.
 *
 * @returns groups in configuration order, and one problem a sidebar that does
 * not exist or has nothing to link to
 */
export function resolveLibraries(
  groups: LibrariesConfig,
  input: Omit<NavbarInput, 'items'>
): {
  readonly libraries: readonly LibraryGroup[]
  readonly problems: readonly SiteError[]
} {
  const problems: SiteError[] = []
  if (!input.hasSidebars) return { libraries: [], problems }
  const libraries = groups.map(({ title, items }, group) => ({
    title,
    libraries: items.flatMap((item, index) => {
      const path = ['libraries', group, 'items', index]
      try {
        const { href } = resolveSidebarItem(
          { sidebarId: item.sidebarId, position: 'left' },
          { ...input, items: [] },
          path
        )
        return {
          label: item.label,
          sidebar: item.sidebarId,
          href: href as Href, // of a page of the site
          caption: item.caption,
          icon: item.icon
        }
      } catch (error) {
        if (!(error instanceof SiteError)) throw error
        problems.push(error)
        return []
      }
    })
  }))
  return { libraries, problems }
}
