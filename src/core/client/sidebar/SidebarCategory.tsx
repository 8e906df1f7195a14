import { formatText } from '../../model/fillText.ts'
import { isSamePathname } from '../../model/paths.ts'
import { type CategoryData, findFirstHref } from '../../model/sidebar.ts'
import * as texts from '../../model/texts.ts'
import { useCollapsible } from '../state/collapsible.ts'
import { hasModifier } from '../state/hasModifier.ts'
import { useHydrated } from '../state/layoutMode.ts'
import { useCurrentHref } from '../state/PageContext.tsx'
import styles from './SidebarCategory.module.css'
import listStyles from './SidebarList.module.css'
import { type SidebarItemProps, SidebarList } from './SidebarList.tsx'
import { useSidebarCategory } from './sidebarCategory.ts'

/**
 * A category and, once it has been opened, its items (behavior 2.5.15 to
 * 2.5.22).
 */
export function SidebarCategory({
  item,
  active,
  index,
  level,
  openedSibling,
  onOpen
}: SidebarItemProps<CategoryData>) {
  const isActive = active.has(item)
  const inputs = { index, isActive, openedSibling }
  const { isOpen, setOpen } = useSidebarCategory(item, inputs)
  const list = useCollapsible<HTMLUListElement>(isOpen)

  function changeOpen(shouldOpen: boolean): void {
    if (shouldOpen) onOpen()
    setOpen(shouldOpen)
  }

  return (
    <li data-open={isOpen ? '' : undefined} className={styles.category}>
      <CategoryRow
        item={item}
        isActive={isActive}
        isOpen={isOpen}
        onChangeOpen={changeOpen}
      />
      {list.isMounted && (
        <SidebarList
          ref={list.ref}
          isHidden={list.isHidden}
          items={item.items}
          active={active}
          level={level + 1}
        />
      )}
    </li>
  )
}

interface CategoryRowProps {
  readonly item: CategoryData
  readonly isActive: boolean
  readonly isOpen: boolean
  readonly onChangeOpen: (isOpen: boolean) => void
}

function CategoryRow(props: CategoryRowProps) {
  const { item, isActive } = props
  const hasLink = item.href !== undefined && !item.linkUnlisted
  if (!hasLink && item.collapsible) return <TogglingLabel {...props} />
  return (
    <div className={styles.row} data-active={isActive ? '' : undefined}>
      <CategoryLabel {...props} />
      {item.collapsible && <CategoryToggle {...props} />}
    </div>
  )
}

function CategoryToggle({ item, isOpen, onChangeOpen }: CategoryRowProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled={!useHydrated()}
      aria-expanded={isOpen}
      aria-label={formatText(
        isOpen ? texts.collapseCategory : texts.expandCategory,
        { label: item.label }
      )}
      onClick={() => onChangeOpen(!isOpen)}
    />
  )
}

/** The label of a category that has a link or can't collapse. */
function CategoryLabel({ item, onChangeOpen }: CategoryRowProps) {
  const currentHref = useCurrentHref()
  if (item.href === undefined) {
    return <span className={styles.label}>{item.label}</span>
  }
  return (
    <a
      href={item.href}
      className={`${listStyles.link} ${styles.label}`}
      aria-current={isSamePathname(item.href, currentHref) ? 'page' : undefined}
      onClick={event => {
        if (item.collapsible && !hasModifier(event)) onChangeOpen(true)
      }}
    >
      {item.label}
    </a>
  )
}

/**
 * The label of a category without a link, which toggles it. Before scripts run,
 * it links to the category's first doc.
 */
function TogglingLabel({
  item,
  isActive,
  isOpen,
  onChangeOpen
}: CategoryRowProps) {
  const attributes = {
    className: `${listStyles.link} ${styles.label} ${styles.wide}`,
    'data-active': isActive ? '' : undefined
  }
  return useHydrated() ? (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => onChangeOpen(!isOpen)}
      {...attributes}
    >
      {item.label}
    </button>
  ) : (
    <a href={findFirstHref(item)} {...attributes}>
      {item.label}
    </a>
  )
}
