import { createAssetFile } from '../platform/hashContent.ts'
import type { SidebarFile } from '../render/renderMarkups.ts'
import { createSidebar } from '../site/createSidebar.ts'
import { createSidebarKey } from '../site/routes/plannedRoute.ts'
import type { Site } from '../site/site.ts'

/**
 * Create the data file of every sidebar, with a content hash in its name. Pages
 * contain only the visible part of a sidebar; browsers fetch the rest once per
 * topic.
 *
 * @returns files by sidebar key
 */
export function createSidebarFiles(
  site: Site
): ReadonlyMap<string, SidebarFile> {
  const { baseUrl } = site.client
  const entries = site.versions.flatMap(version =>
    version.sidebars.map(source => {
      const key = createSidebarKey(version.data.name, source.id)
      const sidebar = createSidebar(source, baseUrl)
      const text = JSON.stringify(sidebar)
      const file = createAssetFile(`sidebars/${key}`, text, 'json')
      return [key, { sidebar, file }] as const
    })
  )
  return new Map(entries)
}
