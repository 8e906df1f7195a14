import type { Bundle } from '../bundle/bundle.ts'
import type { CompiledPages } from '../pages/compilePages.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import type { LocalePlan } from '../site/routes/planLocales.ts'
import type { SidebarFile } from './nameSidebarFiles.ts'

/** What rendering a locale's pages requires. */
export interface RenderInput {
  readonly plan: LocalePlan
  readonly pages: CompiledPages
  readonly bundle: Bundle
  /** By sidebar key. */
  readonly sidebars: ReadonlyMap<string, SidebarFile>
  readonly cache: Cache
  /** The locale's output folder, absolute. */
  readonly publishedFolder: string
}
