import type { ReactNode } from 'react'
import type { Sidebar } from '../../../model/sidebar.ts'
import { BackToTop } from '../BackToTop/BackToTop.tsx'
import { DocsSidebar } from '../Sidebar/DocsSidebar.tsx'
import styles from './DocsLayout.module.css'

/**
 * Show a doc beside its sidebar. The sidebar stays as the reader left it across
 * docs that share it (behaviour 2.5.11).
 */
export function DocsLayout({
  sidebar,
  version,
  children
}: {
  readonly sidebar: Sidebar | undefined
  /** Tells apart the sidebars of two versions, which share an id. */
  readonly version: string
  readonly children: ReactNode
}) {
  return (
    <div className={styles.layout}>
      {sidebar !== undefined && (
        <DocsSidebar key={`${version} ${sidebar.id}`} sidebar={sidebar} />
      )}
      <main className={styles.main}>{children}</main>
      <BackToTop />
    </div>
  )
}
