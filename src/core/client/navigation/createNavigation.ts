import { listSharedKeys } from '../../model/sharedPages.ts'
import type { ClientSite } from '../../model/site.ts'
import { createBrowserFiles } from './browserFiles.ts'
import { createPageStore, type PageStore } from './loadPage.ts'
import { createPagePrefetcher, type PagePrefetcher } from './pagePrefetcher.ts'
import { findPage } from './pageRegistry.ts'

/** Navigation services. */
export interface Navigation {
  readonly source: PageStore
  readonly prefetcher: PagePrefetcher
  readonly baseUrl: string
  /**
   * Identifies the build: a page that fails to load is reloaded once per build.
   */
  readonly build: string
}

/**
 * Create the navigation services. On the server, nothing calls them.
 *
 * @param client URLs of the client's script and style sheet
 */
export function createNavigation(
  site: ClientSite,
  client: readonly string[]
): Navigation {
  const { baseUrl } = site
  const build = client.join()
  const files = createBrowserFiles(baseUrl)
  const source = createPageStore(
    files,
    findPage,
    listSharedKeys(site),
    client.map(url => url.slice(baseUrl.length))
  )
  const prefetcher = createPagePrefetcher(source, files)
  return { source, prefetcher, baseUrl, build }
}
