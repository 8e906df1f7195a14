import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { formatCrash } from '../../model/errors.ts'
import * as texts from '../../model/texts.ts'
import { focusMain } from '../state/focus.ts'
import styles from './CrashPage.module.css'
import { watchEdits } from './edits.ts'
import { usePageErrorTitle } from './usePageErrorTitle.ts'

/**
 * Show that the page crashed, with the error and its causes (Specification §8).
 *
 * @param isAlone whether there is no shell around it
 */
export function CrashPage({
  error,
  isAlone,
  onTryAgain
}: {
  readonly error: unknown
  readonly isAlone: boolean
  readonly onTryAgain: () => void
}) {
  usePageErrorTitle()
  useNextEdition(onTryAgain)

  /** The button disappears; the focus must not be lost with it. */
  function tryAgain(): void {
    flushSync(onTryAgain)
    focusMain({ preventScroll: true })
  }

  return (
    <main className={isAlone ? styles.alone : styles.page}>
      <h1>{texts.crashTitle}</h1>
      <button type="button" className={styles.button} onClick={tryAgain}>
        {texts.tryAgain}
      </button>
      <hr />
      <p className={styles.message}>{formatCrash(error)}</p>
    </main>
  )
}

/** In development, any edit may have fixed the crash. */
function useNextEdition(onTryAgain: () => void): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return
    return watchEdits(onTryAgain)
  }, [onTryAgain])
}
