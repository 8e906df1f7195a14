// First, because page chunks rely on it being in the client chunk.
import '../pages/useMDXComponents.ts'
import './baseUrlBanner.css'

import { site } from 'virtual:site'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { RECORD_ID } from '../../model/landmarks.ts'
import { stripBaseUrl } from '../../model/paths.ts'
import type { PageRecord } from '../../model/route.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { afterLoadWhenIdle } from '../state/afterLoadWhenIdle.ts'
import { features } from '../state/clientFeatures.tsx'
import { App } from './App.tsx'
import { createNavigation } from './createNavigation.ts'
import { FirstPage } from './FirstPage.tsx'
import { receiveStaticPages } from './staticPages.tsx'
import { exposeToolbox } from './toolboxGlobal.ts'

/** Hydrate the document, or render it if it isn't prerendered. */
export function startClient(): void {
  receiveStaticPages()
  const record = readServedRecord()
  const navigation = createNavigation(site, record?.script ?? '')
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
  if (record && root.hasChildNodes()) {
    hydrate(root, record, navigation)
  } else {
    createRoot(root).render(
      <Router>
        <FirstPage
          site={site}
          navigation={navigation}
          pathname={pathname}
          fallback={record}
        />
      </Router>
    )
  }
}

/** The record that HTML files contain in `#page-record`. */
interface ServedRecord extends PageRecord {
  /** URL of the client script. Its name identifies the build. */
  readonly script: string
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
  const result = await navigation.source.loadServed(record)
  if (result.kind !== 'loaded') {
    console.warn('The page failed to load.', result.error)
    return
  }
  startTransition(() => {
    hydrateRoot(
      root,
      <Router>
        <App site={site} first={result.page} navigation={navigation} />
      </Router>,
      { onRecoverableError: error => console.error(error) }
    )
  })
}

function Router({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <BrowserRouter basename={site.baseUrl}>{children}</BrowserRouter>
    </StrictMode>
  )
}
