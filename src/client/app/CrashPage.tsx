import { useLayoutEffect } from 'react'
import { formatCrash } from '../../model/errors.ts'
import * as texts from '../../model/texts.ts'
import styles from './CrashPage.module.css'

/**
 * Say that the page crashed, with the error and its causes (Specification §8).
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
  return (
    <main className={isAlone ? styles.alone : styles.page}>
      <h1>{texts.crashTitle}</h1>
      <button type="button" className={styles.button} onClick={onTryAgain}>
        {texts.tryAgain}
      </button>
      <hr />
      <p className={styles.message}>{formatCrash(error)}</p>
    </main>
  )
}

/** Title the tab for as long as the crash shows. */
function usePageErrorTitle(): void {
  useLayoutEffect(() => {
    const { title } = document
    document.title = texts.crashTabTitle
    return () => {
      document.title = title
    }
  }, [])
}
