import type { ReactNode } from 'react'
import styles from './PlainLayout.module.css'

/** The layout of a text page without a sidebar. */
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
