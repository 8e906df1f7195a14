import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/**
 * A notice about the page, above its text.
 *
 * @param label the notice's accessible name
 * @param title shown in bold above the children
 */
export function Notice({
  label,
  title,
  children
}: {
  readonly label: string
  readonly title?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <aside aria-label={label} className={styles.notice}>
      {title !== undefined && <b>{title}</b>}
      {children}
    </aside>
  )
}
