import type { ReactNode } from 'react'
import { TableOfContents } from '../../../core/client/contents/TableOfContents.tsx'
import styles from '../../../core/client/pages/DocsPage.module.css'
import type { TocItem } from '../../../core/model/toc.ts'

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
