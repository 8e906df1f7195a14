import type { PageRecord } from '../../model/route.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { createSingleFlight } from '../state/createSingleFlight.ts'
import type { SiteFiles } from './browserFiles.ts'

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
  const readSidebar = createSingleFlight(files.readSidebar)
  const loadScript = createSingleFlight(files.loadScript)
  const loadStyle = createSingleFlight(files.loadStyle)

  function loadFile(file: string): Promise<void> {
    if (servedStyles.has(file)) return Promise.resolve()
    return isStyle(file) ? loadStyle(file) : loadScript(file)
  }

  async function load(record: PageRecord): Promise<Sidebar | undefined> {
    const sidebar = record.sidebar ? readSidebar(record.sidebar) : undefined
    await Promise.all([sidebar, ...record.files.map(loadFile)])
    return sidebar
  }

  return {
    async load(record) {
      // First, because page styles must come after the theme's.
      const sheet = files.loadWholeSheet()
      const [sidebar] = await Promise.all([load(record), sheet])
      return sidebar
    },
    loadServed(record) {
      for (const file of record.files.filter(isStyle)) servedStyles.add(file)
      return load(record)
    }
  }
}

function isStyle(file: string): boolean {
  return file.endsWith('.css')
}
