import { useCallback, useEffect, useMemo, useState } from 'react'
import { PlainLayout } from '../../../core/client/pages/PlainLayout.tsx'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { EmptyToolbox } from '../../../core/client/ui/EmptyToolbox.tsx'
import { formatTitle } from '../../../core/model/head.ts'
import { isSamePathname } from '../../../core/model/paths.ts'
import * as texts from '../../../core/model/texts.ts'
import type { OfflineManifest } from '../offlineManifest.ts'
import styles from './OfflinePage.module.css'
import { type ReadablePage, readStoredPages } from './readStoredPages.ts'
import { reloadWhenOnline } from './reloadWhenOnline.ts'
import { SaveAll } from './SaveAll.tsx'
import { readOfferedCopy, readSavedCopy } from './savedPages.ts'

/**
 * At its own address, let the reader save all pages, and list those that
 * already open offline. As a fallback for a page that isn't available offline,
 * say so, and list the pages that are.
 */
export default function OfflinePage() {
  const isFallback = useIsFallback()
  return (
    <PlainLayout className={styles.offline}>
      <header className={styles.header}>
        <h1>{isFallback ? texts.offlineTitle : texts.offlineReading}</h1>
        <p>{isFallback ? texts.offlineText : texts.offlineReadingText}</p>
        {isFallback && (
          <button
            type="button"
            className={styles.retry}
            onClick={() => window.location.reload()}
          >
            {texts.retry}
          </button>
        )}
        <p className={styles.needsScript}>{texts.savingNeedsScript}</p>
      </header>
      <Lists key={String(isFallback)} isFallback={isFallback} />
    </PlainLayout>
  )
}

/**
 * Whether the page is the fallback for the one at the current address, which it
 * reloads when the site can be reached again. The served HTML is never that of a
 * fallback, because the worker removes it.
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
    document.title = formatTitle(site, title)
  }, [site, isFallback, location])

  useEffect(() => {
    if (isFallback) return reloadWhenOnline()
  }, [isFallback])

  return isFallback
}

/** The copy that the site offers, and what this device has. */
interface OfflineState {
  /**
   * Whether this browser can save pages. It can't at insecure addresses or if
   * it denies the site storage.
   */
  readonly canSave: boolean
  /** Undefined until the site responds, and for a fallback. */
  readonly offered?: OfflineManifest | undefined
  readonly saved?: OfflineManifest | undefined
  /** The pages that open offline. */
  readonly pages: readonly ReadablePage[]
}

/** Show everything at once, so that nothing shifts later. */
function Lists({ isFallback }: { readonly isFallback: boolean }) {
  const { baseUrl } = useSite()
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
      <section className={styles.section}>
        <h2>{texts.savedPages}</h2>
        {pages.length === 0 ? (
          <>
            <EmptyToolbox />
            <p>{texts.noSavedPages}</p>
          </>
        ) : (
          <ul>
            {pages.map(({ href, title }) => (
              <li key={href} className={styles.item}>
                <a href={href} className={styles.link}>
                  {href === baseUrl ? texts.homePage : title}
                </a>
                {/* Titles such as "Examples" need context. */}
                <span className={styles.address}>{href}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

/**
 * Read the state, and reread it when the browser goes online.
 *
 * @returns the state, undefined on the server and until it's known, and a
 * function that rereads it
 */
function useOfflineState(
  isFallback: boolean
): readonly [OfflineState | undefined, () => Promise<void>] {
  const site = useSite()
  const [state, setState] = useState<OfflineState>()

  const read = useCallback(async () => {
    const scope = new URL(site.baseUrl, window.location.origin).href
    const canSave = 'serviceWorker' in navigator
    try {
      const [offered, saved, pages] = await Promise.all([
        isFallback ? undefined : readOfferedCopy(scope).catch(() => undefined),
        readSavedCopy(scope),
        readStoredPages(scope, site)
      ])
      setState(before => ({
        canSave,
        offered: offered ?? before?.offered, // for a retry
        saved,
        pages
      }))
    } catch {
      // Cache Storage doesn't exist, or the browser denies it.
      setState({ canSave: false, pages: [] })
    }
  }, [site, isFallback])

  useEffect(() => {
    read()
    window.addEventListener('online', read)
    return () => window.removeEventListener('online', read)
  }, [read])

  return [state, read]
}
