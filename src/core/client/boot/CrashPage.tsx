import { useEffect, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { formatCrash } from '../../model/errors.ts'
import * as texts from '../../model/texts.ts'
import { crashTabTitle } from '../../model/texts.ts'
import { watchEdits } from '../navigation/pageRegistry.ts'
import { focusMain } from '../state/focus.ts'
import { Button } from '../ui/Button.tsx'
import styles from './CrashPage.module.css'

/**
 * Show that the page crashed, with the error and its causes (specification §8).
 *
 * @param isStandalone whether it is rendered without the shell
 */
export function CrashPage({
  error,
  isStandalone,
  onTryAgain
}: {
  readonly error: unknown
  readonly isStandalone: boolean
  readonly onTryAgain: () => void
}) {
  usePageErrorTitle()
  useRetryOnEdit(onTryAgain)

  /** Move the focus, because the button disappears. */
  function tryAgain(): void {
    flushSync(onTryAgain)
    focusMain({ preventScroll: true })
  }

  return (
    <main className={isStandalone ? styles.alone : styles.page}>
      <h1>{texts.crashTitle}</h1>
      <Button onClick={tryAgain}>{texts.tryAgain}</Button>
      <hr />
      <p className={styles.message}>{formatCrash(error)}</p>
    </main>
  )
}

/** In development, retry after each edit, which may have fixed the crash. */
function useRetryOnEdit(onTryAgain: () => void): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return
    return watchEdits(onTryAgain)
  }, [onTryAgain])
}

/** Set the tab title to `Page Error` while the component is mounted. */
export function usePageErrorTitle(): void {
  useLayoutEffect(() => {
    const { title } = document
    document.title = crashTabTitle
    return () => {
      document.title = title
    }
  }, [])
}
