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
 * Create the navigation services. Call this once, before the router listens to
 * the history.
 *
 * @param build identifies the build; may be empty
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
      reason => {
        scroll.leave(reason)
        if (reason === 'hash') announceJump()
      }
    ),
    scroll,
    build
  }
}
