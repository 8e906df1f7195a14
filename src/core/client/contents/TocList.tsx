import * as texts from '../../model/texts.ts'
import type { TocItem } from '../../model/toc.ts'
import { Icon } from '../ui/Icon.tsx'
import { useMarkup } from '../ui/Markup.tsx'
import panelStyles from './MobileTableOfContents.module.css'
import styles from './TocList.module.css'

/**
 * A nested list of headings.
 *
 * @param activeId of the heading to highlight
 */
export function TocList({
  items,
  activeId
}: {
  readonly items: readonly TocItem[]
  readonly activeId?: string | undefined
}) {
  return (
    <ul className={styles.list}>
      {items.map(item => (
        <li key={item.id} data-listed={item.isListed}>
          <TocLink item={item} isActive={item.id === activeId} />
          {item.children.length > 0 && (
            <TocList items={item.children} activeId={activeId} />
          )}
        </li>
      ))}
    </ul>
  )
}

function TocLink({
  item,
  isActive
}: {
  readonly item: TocItem
  readonly isActive: boolean
}) {
  return (
    <a
      href={`#${item.id}`}
      className={styles.link}
      aria-current={isActive ? 'location' : undefined}
      dangerouslySetInnerHTML={useMarkup(item.html)}
    />
  )
}

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
    <details className={panelStyles.panel} data-animated="" data-print="hidden">
      <summary className={panelStyles.summary}>
        {texts.onThisPage}
        <Icon name="caret" className={panelStyles.caret} />
      </summary>
      <TocList items={items} />
    </details>
  )
}
