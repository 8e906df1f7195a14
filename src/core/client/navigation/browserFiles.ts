import type { PageTable } from '../../model/route.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { appendAndWait, createLink } from '../state/loadElement.ts'
import { readJson } from '../state/readJson.ts'
import { loadWholeSheet } from '../styles/loadWholeSheet.ts'

/**
 * How the application loads files of the site; paths are relative to the base.
 */
export interface SiteFiles {
  /**
   * @param cache `no-store` for the server's answer; by default it may be a stored one
   * @returns undefined if there is no such table
   */
  readonly readTable: (
    file: string,
    cache?: RequestCache
  ) => Promise<PageTable | undefined>
  readonly readSidebar: (file: string) => Promise<Sidebar>
  readonly loadScript: (file: string) => Promise<void>
  readonly loadStyle: (file: string) => Promise<void>
  /** Load the rules that the served document lacks; pages may need any. */
  readonly loadWholeSheet: () => Promise<void>
  /** Have the browser fetch a file at low priority. */
  readonly prefetch: (file: string) => Promise<void>
}

/** Create the file access for browsers. */
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
    // The bundler handles the order. With `async = false` the wanted page would
    // wait for one requested earlier.
    loadScript(file) {
      const script = document.createElement('script')
      script.src = createUrl(file)
      return appendAndWait(script)
    },
    loadStyle(file) {
      return appendAndWait(createLink('stylesheet', createUrl(file)))
    },
    loadWholeSheet,
    // Firefox measures `<link rel=prefetch>` by `default-src`, which is 'none',
    // and WebKit ignores it. Scripts and styles find what was fetched in the
    // browser's cache.
    async prefetch(file) {
      const response = await fetch(createUrl(file), { priority: 'low' })
      await response.blob() // Caches keep complete files only.
    }
  }
}
