import type { OutputFile } from '../model/paths.ts'
import type { Sidebar } from '../model/sidebar.ts'
import { hashContent } from '../platform/hashContent.ts'
import { nameAsset } from '../platform/nameAsset.ts'
import type { Site } from '../site/site.ts'
import { createSidebarKey } from '../site/site.ts'
import { toClientSidebar } from '../site/toClientSidebar.ts'

/** A sidebar's data and the file that contains it. */
export interface SidebarFile {
  readonly sidebar: Sidebar
  readonly file: OutputFile
}

/** Print a sidebar as its file contains it. */
export function printSidebar(sidebar: Sidebar): string {
  return JSON.stringify(sidebar)
}

/**
 * Name the data file of every sidebar, with a hash of its content. Pages contain
 * only the visible part of a sidebar; browsers fetch the rest once per topic.
 *
 * @returns files by sidebar key
 */
export function nameSidebarFiles(site: Site): ReadonlyMap<string, SidebarFile> {
  const { baseUrl } = site.client
  const entries = site.versions.flatMap(version =>
    version.sidebars.map(source => {
      const key = createSidebarKey(version.data.name, source.id)
      const sidebar = toClientSidebar(source, baseUrl)
      const hash = hashContent(printSidebar(sidebar))
      const file = nameAsset(`sidebars/${key}`, hash, 'json')
      return [key, { sidebar, file }] as const
    })
  )
  return new Map(entries)
}
