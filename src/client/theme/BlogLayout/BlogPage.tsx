import type { ReactNode } from 'react'
import type { TocItem } from '../../../model/toc.ts'
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx'
import styles from './BlogPage.module.css'

/** Show a blog page's content beside its table of contents, if any. */
export function BlogPage({
  toc = [],
  children
}: {
  readonly toc?: readonly TocItem[]
  readonly children: ReactNode
}) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>{children}</div>
      {toc.length > 0 && <TableOfContents items={toc} />}
    </div>
  )
}
