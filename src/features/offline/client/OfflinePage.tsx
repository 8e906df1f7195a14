import { PlainLayout } from '../../../core/client/pages/PlainLayout.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import * as texts from '../../../core/model/texts.ts'
import styles from './OfflinePage.module.css'
import { ReadablePages } from './ReadablePages.tsx'
import { SaveAll } from './SaveAll.tsx'
import { useOfflineCopy } from './useOfflineCopy.ts'
import { useReloadWhenReachable } from './useReloadWhenReachable.ts'
import { useSavingSupport } from './useSavingSupport.ts'
import { useStandIn } from './useStandIn.ts'
import { useStoredPages } from './useStoredPages.ts'

/**
 * At its own address: let the reader save all pages for offline, and list the
 * readable ones. As a stand-in for a page that was never saved, while offline:
 * say so, and list the readable ones.
 *
 * Only this page's chunk contains its code and styles.
 */
export function OfflinePage() {
  const isStandIn = useStandIn()
  useReloadWhenReachable(isStandIn === true)
  return (
    <PlainLayout className={styles.offline}>
      <header className={styles.header}>
        <h1>
          <OneOf isStandIn={isStandIn} text={texts.offlineTitle}>
            {texts.offlineReading}
          </OneOf>
        </h1>
        <p>
          <OneOf isStandIn={isStandIn} text={texts.offlineText}>
            {texts.offlineReadingText}
          </OneOf>
        </p>
        <p className={styles.needsScript}>{texts.savingNeedsScript}</p>
      </header>
      {isStandIn === undefined ? (
        <Waiting />
      ) : (
        <SavedAndOffered key={String(isStandIn)} isStandIn={isStandIn} />
      )}
    </PlainLayout>
  )
}

/**
 * Show the text for a stand-in or for the page itself. The served HTML has
 * both; the document's mark hides one.
 */
function OneOf({
  isStandIn,
  text,
  children
}: {
  readonly isStandIn: boolean | undefined
  readonly text: string
  readonly children: string
}) {
  return (
    <>
      {isStandIn !== false && <span className={styles.standIn}>{text}</span>}
      {isStandIn !== true && <span className={styles.own}>{children}</span>}
    </>
  )
}

/** Show everything at once, so nothing moves while it is being read. */
function SavedAndOffered({ isStandIn }: { readonly isStandIn: boolean }) {
  const { baseUrl } = useSite()
  const support = useSavingSupport()
  const { known, ...saving } = useOfflineCopy(baseUrl, !isStandIn)
  const pages = useStoredPages(known?.saved)
  if (known === undefined || pages === undefined) return <Waiting />
  if (isStandIn) return <ReadablePages pages={pages} />
  if (support === 'unknown') return <Waiting />
  return (
    <>
      {support === 'ready' ? (
        <SaveAll known={known} saving={saving} />
      ) : (
        <p>{texts.savingUnavailable}</p>
      )}
      <ReadablePages pages={pages} />
    </>
  )
}

function Waiting() {
  return <p className={styles.waiting}>{texts.loading}</p>
}
