import type { PageTable } from '../../model/route.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { appendAndWait, createLink } from '../state/loadElement.ts'
import { readJson } from '../state/readJson.ts'
import { loadWholeSheet } from '../styles/loadWholeSheet.ts'

/**
 * Loads the site's files. Paths are relative to the base.
 */
export interface SiteFiles {
  /**
   * @param cache `no-store` to bypass caches
   * @returns undefined if the table doesn't exist
   */
  readonly readTable: (
    file: string,
    cache?: RequestCache
  ) => Promise<PageTable | undefined>
  readonly readSidebar: (file: string) => Promise<Sidebar>
  readonly loadScript: (file: string) => Promise<void>
  readonly loadStyle: (file: string) => Promise<void>
  /**
   * Load the rules missing from the served document; any page may need them.
   */
  readonly loadWholeSheet: () => Promise<void>
  /** Have the browser fetch a file at low priority. */
  readonly prefetch: (file: string) => Promise<void>
}

/** Create the file loader for browsers. */
export function createBrowserFiles(baseUrl: string): SiteFiles {
  function createUrl(file: string): string {
    return encodeURI(`${baseUrl}${file}`)
  }
  return {
    async readTable(file, cache = 'default') {
      const response = await fetch(createUrl(file), { cache })
      if (response.status === 404) return undefined
      return readJson<PageTable>(response)
    },
    async readSidebar(file) {
      return readJson<Sidebar>(await fetch(createUrl(file)))
    },
    // The bundler handles execution order. With `async = false`, the requested
    // page would wait for earlier requests.
    loadScript(file) {
      const script = document.createElement('script')
      script.src = createUrl(file)
      return appendAndWait(script)
    },
    loadStyle(file) {
      return appendAndWait(createLink('stylesheet', createUrl(file)))
    },
    loadWholeSheet,
    // Firefox checks `<link rel=prefetch>` against `default-src`, which is
    // 'none', and WebKit ignores it. Scripts and styles later load from the HTTP
    // cache.
    async prefetch(file) {
      const response = await fetch(createUrl(file), { priority: 'low' })
      await response.blob() // Only complete responses are cached.
    }
  }
}
