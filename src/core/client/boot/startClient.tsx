// First, because page chunks rely on it being in the client chunk.
import '../pages/useMDXComponents.ts'
import './baseUrlBanner.css'

import { site } from 'virtual:site'
import {
  type ReactNode,
  StrictMode,
  startTransition,
  useSyncExternalStore
} from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Router } from 'react-router-dom'
import { RECORD_ID } from '../../model/landmarks.ts'
import { stripBaseUrl } from '../../model/paths.ts'
import type { PageRecord } from '../../model/route.ts'
import {
  createNavigation,
  type Navigation
} from '../navigation/createNavigation.ts'
import type { PagePrefetcher } from '../navigation/pagePrefetcher.ts'
import { startScrollRecording } from '../navigation/scroll.ts'
import { afterLoadWhenIdle } from '../state/afterLoadWhenIdle.ts'
import {
  currentEntry,
  historyNavigator,
  startHistory
} from '../state/browserHistory.ts'
import { features } from '../state/clientFeatures.tsx'
import { closeMobileMenu, isMobileMenuOpen } from '../state/mobileMenu.ts'
import { App } from './App.tsx'
import { FirstPage } from './FirstPage.tsx'
import { registerTextPages } from './textPages.tsx'

/** Hydrate the document, or render it if it isn't prerendered. */
export function startClient(): void {
  registerTextPages()
  const record = readServedRecord()
  const navigation = createNavigation(
    site,
    record ? [record.script, record.style ?? ''] : []
  )
  exposeToolbox(navigation.prefetcher)
  if (record && process.env.NODE_ENV === 'production') {
    const { script } = record
    afterLoadWhenIdle(() => {
      for (const { start } of features) {
        start?.({ baseUrl: site.baseUrl, script })
      }
    })
  }

  const root = document.getElementById('root')
  const pathname = stripBaseUrl(site.baseUrl, window.location.pathname)
  // Outside the base the router would render nothing, so keep the served HTML.
  if (!root || pathname === undefined) return
  startHistory({ isOpen: isMobileMenuOpen, close: closeMobileMenu })
  startScrollRecording()
  currentEntry.subscribe(closeMobileMenu)
  if (record && root.hasChildNodes()) {
    hydrate(root, record, navigation)
  } else {
    createRoot(root).render(
      <HistoryRouter>
        <FirstPage
          site={site}
          navigation={navigation}
          pathname={pathname}
          fallback={record}
        />
      </HistoryRouter>
    )
  }
}

/** The record that HTML files contain in `#page-record`. */
interface ServedRecord extends PageRecord {
  /** URL of the client script. Its name identifies the build. */
  readonly script: string
  /** URL of the whole style sheet; none during development. */
  readonly style?: string
}

/** Read the document's record; undefined if it has none. */
function readServedRecord(): ServedRecord | undefined {
  const text = document.getElementById(RECORD_ID)?.textContent
  // The generator writes it as this type.
  return text ? (JSON.parse(text) as ServedRecord) : undefined
}

/**
 * Hydrate the served page once its files have loaded. If they fail to load, the
 * page stays readable, and its links load documents (behavior 2.7.10).
 */
async function hydrate(
  root: HTMLElement,
  record: ServedRecord,
  navigation: Navigation
): Promise<void> {
  const result = await navigation.pages.loadServed(record)
  if (result.kind !== 'loaded') {
    console.warn('The page failed to load.', result.error)
    return
  }
  startTransition(() => {
    hydrateRoot(
      root,
      <HistoryRouter>
        <App site={site} first={result.page} navigation={navigation} />
      </HistoryRouter>,
      { onRecoverableError: error => console.error(error) }
    )
  })
}

/** React Router, following our history. */
function HistoryRouter({ children }: { readonly children: ReactNode }) {
  const { subscribe, get } = currentEntry
  const { location } = useSyncExternalStore(subscribe, get, get)
  return (
    <StrictMode>
      <Router
        basename={site.baseUrl}
        location={location}
        navigator={historyNavigator}
      >
        {children}
      </Router>
    </StrictMode>
  )
}

declare global {
  interface Window {
    /** Set once the client script has run. */
    readonly toolbox?: Readonly<PagePrefetcher>
  }
}

/** Let other scripts prefetch pages through `window.toolbox` (behavior 7.7). */
function exposeToolbox({ prefetch, preload }: PagePrefetcher): void {
  const toolbox = Object.freeze({ prefetch, preload })
  Object.defineProperty(window, 'toolbox', { value: toolbox })
}
