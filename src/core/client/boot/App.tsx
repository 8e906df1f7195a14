import { memo, useEffect, useState } from 'react'
import type { LoadedPage } from '../../model/route.ts'
import type { ClientSite } from '../../model/site.ts'
import type { Navigation } from '../navigation/createNavigation.ts'
import { ProgressBar } from '../navigation/ProgressBar.tsx'
import { useLinkNavigation } from '../navigation/useLinkNavigation.ts'
import { usePageLoader } from '../navigation/usePageLoader.ts'
import { usePrefetch } from '../navigation/usePrefetch.ts'
import { useVisitEffects } from '../navigation/useVisitEffects.ts'
import type { Visit } from '../navigation/visit.ts'
import { enhanceContent } from '../pages/enhanceContent.ts'
import { Slot } from '../state/clientFeatures.tsx'
import { useColorModeSync } from '../state/colorMode.ts'
import {
  type LayoutMode,
  LayoutModeContext,
  useViewportMode
} from '../state/layoutMode.ts'
import { useMobileMenuEffects } from '../state/mobileMenu.ts'
import { PageContext } from '../state/PageContext.tsx'
import { SiteContext } from '../state/siteContext.tsx'
import { Head } from './Head.tsx'
import { ShellView } from './ShellView.tsx'

/**
 * The application. Render it inside a router.
 *
 * @param first the page that was served
 */
export function App({
  site,
  first,
  navigation
}: {
  readonly site: ClientSite
  readonly first: LoadedPage
  readonly navigation: Navigation
}) {
  const layoutMode = useViewportMode()
  const { visit, shown, isLoading, retry } = usePageLoader(navigation, first)
  useLinkNavigation(site)
  usePrefetch(site, navigation.prefetcher)
  useVisitEffects(visit)
  useColorModeSync(site.colorMode)
  useMobileMenuEffects(layoutMode)
  useContentEnhancements()
  useHydrationMark(layoutMode)

  return (
    <SiteContext value={site}>
      <LayoutModeContext value={layoutMode}>
        <PageContext value={shown}>
          <Head route={visit.page.route} />
          <StableShellView visit={visit} onRetry={retry} />
          <Slot name="overlay" />
          <ProgressBar isLoading={isLoading} />
          <Announcer visit={visit} />
        </PageContext>
      </LayoutModeContext>
    </SiteContext>
  )
}

/** Memoized, because the page stays while the next one loads. */
const StableShellView = memo(ShellView)

/** Content is plain HTML, so behavior is delegated to the body. */
function useContentEnhancements(): void {
  useEffect(() => enhanceContent(document.body), [])
}

/**
 * Mark the page as hydrated, for tests and style sheets, once its layout
 * matches the viewport.
 */
function useHydrationMark(layoutMode: LayoutMode): void {
  useEffect(() => {
    if (layoutMode === 'ssr') return
    document.documentElement.dataset.hasHydrated = 'true'
  }, [layoutMode])
}

/**
 * Announce page changes, because screen readers announce only document loads.
 */
function Announcer({ visit }: { readonly visit: Visit }) {
  const [text, setText] = useState('')

  useEffect(() => {
    if (!visit.keepsPosition) setText(document.title)
  }, [visit])

  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
