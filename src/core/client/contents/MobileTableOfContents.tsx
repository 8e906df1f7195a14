import * as texts from '../../model/texts.ts'
import type { TocItem } from '../../model/toc.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './MobileTableOfContents.module.css'
import { TocList } from './TocList.tsx'

/**
 * The table of contents above a doc on small screens. A native disclosure, so
 * it works before scripts run (behavior 2.8.3).
 */
export function MobileTableOfContents({
  items
}: {
  readonly items: readonly TocItem[]
}) {
  if (items.length === 0) return null
  return (
    <details className={styles.panel} data-animated="" data-print="hidden">
      <summary className={styles.summary}>
        {texts.onThisPage}
        <Icon name="caret" className={styles.caret} />
      </summary>
      <TocList items={items} />
    </details>
  )
}
