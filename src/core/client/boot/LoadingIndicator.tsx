import { useEffect, useState } from 'react'
import { LOADER_DELAY } from '../../model/limits.ts'
import * as texts from '../../model/texts.ts'
import styles from './LoadingIndicator.module.css'

/**
 * Show that a page is loading, after a delay that avoids a flash (Specification
 * §9).
 */
export function LoadingIndicator() {
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(setIsLate, LOADER_DELAY, true)
    return () => clearTimeout(timer)
  }, [])

  return isLate ? <LoaderRings /> : null
}

/** Growing and fading rings, animated in CSS. */
function LoaderRings() {
  return (
    <div className={styles.loader} role="status" aria-label={texts.loading}>
      <svg viewBox="0 0 45 45" width="128" height="110" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2">
          <circle className={styles.ring} cx="22" cy="22" r="6" />
          <circle className={styles.ring} cx="22" cy="22" r="6" />
          <circle className={styles.core} cx="22" cy="22" r="8" />
        </g>
      </svg>
    </div>
  )
}
