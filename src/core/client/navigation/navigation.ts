import type { HistoryGuard } from './historyGuard.ts'
import type { PageSource } from './loadPage.ts'
import type { PageWarmer } from './prefetch.ts'
import type { ScrollMemory } from './scrollMemory.ts'

/** What the client entry provides for navigation. */
export interface Navigation {
  readonly source: PageSource
  readonly warmer: PageWarmer
  readonly history: HistoryGuard
  readonly scroll: ScrollMemory
  /** Identifies the build: a failing page is reloaded once per build. */
  readonly build: string
}
