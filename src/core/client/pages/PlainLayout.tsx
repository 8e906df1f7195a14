import type { ReactNode } from 'react'
import styles from './PlainLayout.module.css'

/** Lay out a page of text that has no sidebar. */
export function PlainLayout({
  children,
  className
}: {
  readonly children: ReactNode
  readonly className?: string | undefined
}) {
  return (
    <main className={[styles.main, className].filter(Boolean).join(' ')}>
      {children}
    </main>
  )
}
