import { memoizeAsync } from '../../model/memoizeAsync.ts'
import type { PageManifest, PageRecord } from '../../model/route.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import {
  appendAndWait,
  createLink,
  loadWholeSheet
} from '../state/loadElement.ts'
import { readJson } from '../state/readJson.ts'

/**
 * Loads the site's files. Paths are relative to the base.
 */
export interface SiteFiles {
  /**
   * @param cache `no-store` to bypass caches
   * @returns undefined if the manifest doesn't exist
   */
  readonly readManifest: (
    file: string,
    cache?: RequestCache
  ) => Promise<PageManifest | undefined>
  readonly readSidebar: (file: string) => Promise<Sidebar>
  readonly loadScript: (file: string) => Promise<void>
  readonly loadStyle: (file: string) => Promise<void>
  /**
   * Load the rules missing from the served document. Any page may need them, and
   * so may everything that scripts show, such as the mobile menu.
   */
  readonly loadWholeSheet: () => Promise<void>
  /** Have the browser fetch a file at low priority. */
  readonly prefetch: (file: string) => Promise<void>
}

/** Create the file loader for browsers. */
export function createBrowserFiles(baseUrl: string): SiteFiles {
  function toUrl(file: string): string {
    return encodeURI(`${baseUrl}${file}`)
  }
  return {
    async readManifest(file, cache = 'default') {
      const response = await fetch(toUrl(file), { cache })
      if (response.status === 404) return undefined
      return readJson<PageManifest>(response)
    },
    async readSidebar(file) {
      return readJson<Sidebar>(await fetch(toUrl(file)))
    },
    // The bundler handles execution order. With `async = false`, the requested
    // page would wait for earlier requests.
    loadScript(file) {
      const script = document.createElement('script')
      script.src = toUrl(file)
      return appendAndWait(script)
    },
    loadStyle(file) {
      return appendAndWait(createLink('stylesheet', toUrl(file)))
    },
    loadWholeSheet,
    // Firefox checks `<link rel=prefetch>` against `default-src`, which is
    // 'none', and WebKit ignores it. Scripts and styles later load from the HTTP
    // cache.
    async prefetch(file) {
      const response = await fetch(toUrl(file), { priority: 'low' })
      await response.blob() // Only complete responses are cached.
    }
  }
}

/** Loads page files, each once. */
interface PageFiles {
  /**
   * Load a page's scripts, styles and sidebar in parallel.
   *
   * @throws Error if a file fails to load
   */
  readonly load: (record: PageRecord) => Promise<Sidebar | undefined>
  /** Load the served page, whose styles are already in the document. */
  readonly loadServed: (record: PageRecord) => Promise<Sidebar | undefined>
}

export function createPageFiles(files: SiteFiles): PageFiles {
  const servedStyles = new Set<string>()
  const readSidebar = memoizeAsync(files.readSidebar)
  const loadScript = memoizeAsync(files.loadScript)
  const loadStyle = memoizeAsync(files.loadStyle)

  function loadFile(file: string): Promise<void> {
    if (servedStyles.has(file)) return Promise.resolve()
    return isStyle(file) ? loadStyle(file) : loadScript(file)
  }

  async function load(record: PageRecord): Promise<Sidebar | undefined> {
    // First, because page styles must come after the theme's.
    const sheet = files.loadWholeSheet()
    const sidebar = record.sidebar ? readSidebar(record.sidebar) : undefined
    await Promise.all([sheet, sidebar, ...record.files.map(loadFile)])
    return sidebar
  }

  return {
    load,
    loadServed(record) {
      for (const file of record.files.filter(isStyle)) servedStyles.add(file)
      return load(record)
    }
  }
}

function isStyle(file: string): boolean {
  return file.endsWith('.css')
}
