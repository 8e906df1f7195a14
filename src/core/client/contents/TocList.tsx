import type { TocItem } from '../../model/toc.ts'
import { useMarkup } from '../ui/useMarkup.ts'
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
        <li key={item.id}>
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
