import { useEffect, useMemo } from 'react'
import { PlainLayout } from '../../../core/client/pages/PlainLayout.tsx'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { createTitle } from '../../../core/model/head.ts'
import { isSamePathname } from '../../../core/model/paths.ts'
import * as texts from '../../../core/model/texts.ts'
import styles from './OfflinePage.module.css'
import { ReadablePages } from './ReadablePages.tsx'
import { SaveAll } from './SaveAll.tsx'
import { useOfflineState } from './useOfflineState.ts'
import { useReloadWhenReachable } from './useReloadWhenReachable.ts'

/**
 * At its own address: let the reader save all pages for offline, and list those
 * that open already. As a stand-in for a page that can't be shown offline: say
 * so, and list the pages that can.
 */
export default function OfflinePage() {
  const isStandIn = useStandIn()
  useReloadWhenReachable(isStandIn)
  return (
    <PlainLayout className={styles.offline}>
      <header className={styles.header}>
        <h1>{isStandIn ? texts.offlineTitle : texts.offlineReading}</h1>
        <p>{isStandIn ? texts.offlineText : texts.offlineReadingText}</p>
        <p className={styles.needsScript}>{texts.savingNeedsScript}</p>
      </header>
      <Lists key={String(isStandIn)} isStandIn={isStandIn} />
    </PlainLayout>
  )
}

/**
 * Find out whether the page stands in for the one at the current address. The
 * served HTML is never that of a stand-in, because the worker removes it.
 */
function useStandIn(): boolean {
  const site = useSite()
  const { location } = usePage()

  // biome-ignore lint/correctness/useExhaustiveDependencies: not while another page is loading, whose address is already there
  const isStandIn = useMemo(
    () =>
      typeof window !== 'undefined' &&
      !isSamePathname(window.location.pathname, `${site.baseUrl}offline`),
    [site, location]
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation sets the title of the route
  useEffect(() => {
    const title = isStandIn ? texts.offlineTitle : texts.offlineReading
    document.title = createTitle(site, title)
  }, [site, isStandIn, location])

  return isStandIn
}

/** Show everything at once, so that nothing moves while it is being read. */
function Lists({ isStandIn }: { readonly isStandIn: boolean }) {
  const [state, readAgain] = useOfflineState(isStandIn)
  if (state === undefined) {
    return <p className={styles.waiting}>{texts.loading}</p>
  }
  const { canSave, offered, saved, pages } = state
  return (
    <>
      {canSave && !isStandIn && (
        <SaveAll offered={offered} saved={saved} onChange={readAgain} />
      )}
      {!canSave && !isStandIn && <p>{texts.savingUnavailable}</p>}
      <ReadablePages pages={pages} />
    </>
  )
}
