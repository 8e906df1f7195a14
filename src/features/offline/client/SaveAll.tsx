import { useRef, useState } from 'react'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { formatCount, formatText } from '../../../core/model/fillText.ts'
import * as texts from '../../../core/model/texts.ts'
import type { OfflineManifest } from '../offlineManifest.ts'
import page from './OfflinePage.module.css'
import styles from './SaveAll.module.css'
import { removeSavedCopy, saveCopy } from './savedPages.ts'

/** Let the reader save, update or remove all pages, whichever is next. */
export function SaveAll({
  offered,
  saved,
  onChange
}: {
  /** The site's copy; undefined until the site responds. */
  readonly offered: OfflineManifest | undefined
  /** The copy on this device. */
  readonly saved: OfflineManifest | undefined
  /** Rereads both. */
  readonly onChange: () => Promise<void>
}) {
  const { baseUrl, locale, versions } = useSite()
  const version = versions.find(({ isLast }) => isLast)?.label
  const { htmlLang } = locale
  const scope = new URL(baseUrl, window.location.origin).href
  const heading = useRef<HTMLHeadingElement>(null)
  /** Number of files saved so far; undefined unless saving. */
  const [progress, setProgress] = useState<number>()
  const [message, setMessage] = useState<Message>({ text: '' })
  const isSaving = progress !== undefined
  const isOutdated = Boolean(
    offered && saved && offered.revision !== saved.revision
  )
  const copy = offered ?? saved

  async function save(): Promise<void> {
    if (!offered) return
    setProgress(0)
    setMessage({ text: texts.savingAll })
    const result = await saveCopy(scope, offered, setProgress).then(
      () => ({ text: texts.copySaved }),
      createErrorMessage
    )
    // After a failure too: a deploy may have replaced the offered copy.
    await onChange()
    setProgress(undefined)
    setMessage(result)
  }

  async function remove(): Promise<void> {
    await removeSavedCopy(scope)
    await onChange()
    setMessage({ text: texts.copyRemoved })
    // Without an offered copy, no button is left to keep the focus.
    if (!offered) heading.current?.focus()
  }

  const canSave = offered !== undefined && (isOutdated || !saved)
  const action = canSave
    ? { text: saved ? texts.update : texts.saveAll, run: save }
    : saved && { text: texts.remove, run: remove }

  return (
    <section className={page.section}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.saveForOffline}
      </h2>
      {versions.length > 1 && version !== undefined && (
        <p>{formatText(texts.savedVersion, { version })}</p>
      )}
      {!offered && <p>{texts.offerUnreachable}</p>}
      {copy && (
        <div className={styles.row}>
          <p className={styles.facts}>
            <span>
              {formatCount(texts.pageCount, ['count', copy.pages], htmlLang)}
              {' · '}
              {formatSize(copy.size, htmlLang)}
            </span>
            {saved && !isSaving && (
              <span className={styles.status} data-outdated={isOutdated}>
                {isOutdated ? texts.isOutdated : texts.isSaved}
              </span>
            )}
            {isSaving && (
              <progress
                className={styles.progress}
                aria-label={texts.savingAll}
                max={copy.files.length}
                value={progress}
              />
            )}
          </p>
          {action && (
            <button
              type="button"
              className={styles.button}
              data-main={canSave}
              // Keeps the focus, unlike a disabled button.
              aria-disabled={isSaving}
              onClick={({ detail }) => {
                // The second click of a double click isn't meant for the next
                // action.
                if (!isSaving && detail < 2) action.run()
              }}
            >
              {action.text}
            </button>
          )}
        </div>
      )}
      <p
        role="status"
        className={message.isError ? styles.problem : 'visually-hidden'}
      >
        {message.text}
      </p>
    </section>
  )
}

/** The outcome of the last action. */
interface Message {
  readonly text: string
  /** Whether to show it to everyone, not just to screen readers. */
  readonly isError?: boolean
}

function createErrorMessage(error: unknown): Message {
  const isFull =
    error instanceof DOMException && error.name === 'QuotaExceededError'
  const text = isFull ? texts.savingFull : texts.savingFailed
  return { text, isError: true }
}

/** Format an amount of data in megabytes of 1,000,000 bytes. */
function formatSize(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1
  })
  return format.format(Math.ceil(bytes / 100_000) / 10)
}
