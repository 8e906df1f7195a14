import type { ReactNode } from 'react'
import type { TocItem } from '../../../model/toc.ts'
import styles from '../DocsPage.module.css'
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx'

/** Show a blog page's content beside its table of contents, if any. */
export function BlogPage({
  toc = [],
  children
}: {
  readonly toc?: readonly TocItem[]
  readonly children: ReactNode
}) {
  return (
    <div className={styles.page} data-list={toc.length === 0 ? '' : undefined}>
      <div className={styles.column}>{children}</div>
      {toc.length > 0 && <TableOfContents items={toc} />}
    </div>
  )
}
