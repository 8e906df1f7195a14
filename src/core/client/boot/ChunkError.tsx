import { useEffect, useRef, useState } from 'react'
import { FIRST_RETRY_PAUSE, LONGEST_RETRY_PAUSE } from '../../model/limits.ts'
import * as texts from '../../model/texts.ts'
import styles from './ChunkError.module.css'
import { usePageErrorTitle } from './CrashPage.tsx'
import { LoadingIndicator } from './LoadingIndicator.tsx'

/**
 * Report that a page's files failed to load, and offer to retry (Specification
 * §8). Also retry after growing pauses, as the server may respond again, and as soon
 * as the connection is back.
 *
 * @param error from the last attempt; a new error hides the loader
 * @param onRetry starts another attempt
 */
export function ChunkError({
  error,
  onRetry
}: {
  readonly error: unknown
  readonly onRetry: () => void
}) {
  usePageErrorTitle()
  const pause = useRef(FIRST_RETRY_PAUSE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error per attempt
  useEffect(() => {
    const timer = setTimeout(() => {
      pause.current = Math.min(pause.current * 2, LONGEST_RETRY_PAUSE)
      onRetry()
    }, pause.current)
    addEventListener('online', onRetry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', onRetry)
    }
  }, [error])

  const [retried, setRetried] = useState<{ readonly error: unknown }>()
  const isRetrying = retried !== undefined && retried.error === error
  if (isRetrying) return <LoadingIndicator />
  return (
    <main className={styles.box}>
      <p className={styles.message} role="alert">
        {String(error)}
      </p>
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          setRetried({ error })
          onRetry()
        }}
      >
        {texts.retry}
      </button>
    </main>
  )
}
