import { listSharedKeys } from '../../model/sharedPages.ts'
import type { ClientSite } from '../../model/site.ts'
import { createBrowserFiles } from '../navigation/browserFiles.ts'
import { guardHistory } from '../navigation/historyGuard.ts'
import { createPageSource } from '../navigation/loadPage.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { createPagePrefetcher } from '../navigation/pagePrefetcher.ts'
import { findPage } from '../navigation/pageRegistry.ts'
import { createScrollMemory } from '../navigation/scrollMemory.ts'
import { announceJump } from '../state/jumps.ts'
import { closeMobileMenu, isMobileMenuOpen } from '../state/mobileMenu.ts'
import { readConnection } from '../state/readConnection.ts'

/**
 * Create what the client entry provides for navigation. Called once, before the
 * router listens to the history.
 *
 * @param build identifies the build; empty if there is none
 */
export function createNavigation(site: ClientSite, build: string): Navigation {
  const files = createBrowserFiles(site.baseUrl)
  const source = createPageSource(files, findPage, listSharedKeys(site))
  const scroll = createScrollMemory()
  return {
    source,
    prefetcher: createPagePrefetcher(source, files, {
      readConnection,
      hasWorker: () => Boolean(navigator.serviceWorker?.controller)
    }),
    history: guardHistory(
      { isOpen: isMobileMenuOpen, close: closeMobileMenu },
      way => {
        scroll.leave(way)
        if (way === 'hash') announceJump()
      }
    ),
    scroll,
    build
  }
}
