import type { HistoryGuard } from './historyGuard.ts'
import type { PageSource } from './loadPage.ts'
import type { PagePrefetcher } from './pagePrefetcher.ts'
import type { ScrollMemory } from './scrollMemory.ts'

/** Navigation services that the client entry creates. */
export interface Navigation {
  readonly source: PageSource
  readonly prefetcher: PagePrefetcher
  readonly history: HistoryGuard
  readonly scroll: ScrollMemory
  /**
   * Identifies the build: a page that fails to load is reloaded once per build.
   */
  readonly build: string
}
