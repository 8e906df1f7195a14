import { useMemo } from 'react'
import * as texts from '../../../model/texts.ts'
import type { TocItem } from '../../../model/toc.ts'
import { useSite } from '../../app/siteContext.tsx'
import { useTocHighlight } from '../../state/tocHighlight.ts'
import styles from './TableOfContents.module.css'
import { TocList } from './TocList.tsx'

/**
 * Show the headings of a page beside it, the one being read highlighted
 * (behaviour 2.8.2, 2.8.5).
 */
export function TableOfContents({
  items
}: {
  readonly items: readonly TocItem[]
}) {
  const { navbar } = useSite()
  const ids = useMemo(() => listIds(items), [items])
  const activeId = useTocHighlight(ids, !navbar.hideOnScroll)
  return (
    <nav
      aria-label={texts.tableOfContents}
      className={styles.contents}
      data-print="hidden"
    >
      <p className={styles.title}>{texts.onThisPage}</p>
      <TocList items={items} activeId={activeId} />
    </nav>
  )
}

function listIds(items: readonly TocItem[]): readonly string[] {
  return items.flatMap(({ id, children }) => [id, ...listIds(children)])
}
