import type { HistoryGuard } from './historyGuard.ts'
import type { PageSource } from './loadPage.ts'
import type { PageWarmer } from './prefetch.ts'
import type { ScrollMemory } from './scrollMemory.ts'

/** What a browser's entry provides for going from page to page. */
export interface Navigation {
  readonly source: PageSource
  readonly warmer: PageWarmer
  readonly history: HistoryGuard
  readonly scroll: ScrollMemory
  /** Names the build, so that a failing page is reloaded once for each. */
  readonly build: string
}
