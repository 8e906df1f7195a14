import { listSharedKeys } from '../../model/sharedPages.ts'
import type { ClientSite } from '../../model/site.ts'
import { createBrowserFiles } from './createBrowserFiles.ts'
import { createPagePrefetcher, type PagePrefetcher } from './pagePrefetcher.ts'
import { findPage } from './pageRegistry.ts'
import { createPageStore, type PageStore } from './pageStore.ts'

/** Navigation services. */
export interface Navigation {
  readonly pages: PageStore
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
  const pages = createPageStore(
    files,
    findPage,
    listSharedKeys(site),
    client.map(url => url.slice(baseUrl.length))
  )
  const prefetcher = createPagePrefetcher(pages, files)
  return { pages, prefetcher, baseUrl, build }
}
