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
 * At its own address, let the reader save all pages, and list those that
 * already open offline. As a fallback for a page that isn't available offline,
 * say so, and list the pages that are.
 */
export default function OfflinePage() {
  const isFallback = useIsFallback()
  useReloadWhenReachable(isFallback)
  return (
    <PlainLayout className={styles.offline}>
      <header className={styles.header}>
        <h1>{isFallback ? texts.offlineTitle : texts.offlineReading}</h1>
        <p>{isFallback ? texts.offlineText : texts.offlineReadingText}</p>
        <p className={styles.needsScript}>{texts.savingNeedsScript}</p>
      </header>
      <Lists key={String(isFallback)} isFallback={isFallback} />
    </PlainLayout>
  )
}

/**
 * Whether the page is the fallback for the one at the current address. The
 * served HTML is never that of a fallback, because the worker removes it.
 */
function useIsFallback(): boolean {
  const site = useSite()
  const { location } = usePage()

  // biome-ignore lint/correctness/useExhaustiveDependencies: not while another page, whose address already shows, is loading
  const isFallback = useMemo(
    () =>
      typeof window !== 'undefined' &&
      !isSamePathname(window.location.pathname, `${site.baseUrl}offline`),
    [site, location]
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation sets the title of the route
  useEffect(() => {
    const title = isFallback ? texts.offlineTitle : texts.offlineReading
    document.title = createTitle(site, title)
  }, [site, isFallback, location])

  return isFallback
}

/** Show everything at once, so that nothing shifts later. */
function Lists({ isFallback }: { readonly isFallback: boolean }) {
  const [state, reread] = useOfflineState(isFallback)
  if (state === undefined) {
    return <p className={styles.waiting}>{texts.loading}</p>
  }
  const { canSave, offered, saved, pages } = state
  return (
    <>
      {canSave && !isFallback && (
        <SaveAll offered={offered} saved={saved} onChange={reread} />
      )}
      {!canSave && !isFallback && <p>{texts.savingUnavailable}</p>}
      <ReadablePages pages={pages} />
    </>
  )
}
