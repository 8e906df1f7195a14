import type { DocRoute } from '../../model/route.ts'
import * as texts from '../../model/texts.ts'
import styles from './Breadcrumbs.module.css'
import { HomeIcon } from './ui/icons.tsx'

/**
 * Show where a doc stands: home, the categories above it, the doc itself.
 * The list is a schema.org BreadcrumbList whose positions leave home out
 * (behaviour 2.5.8). Nothing without breadcrumbs.
 */
export function Breadcrumbs({
  items,
  homeHref
}: {
  readonly items: DocRoute['breadcrumbs']
  readonly homeHref: string
}) {
  if (items.length === 0) return null
  return (
    <nav
      aria-label={texts.breadcrumbs}
      className={styles.breadcrumbs}
      data-print="hidden"
    >
      <ul
        itemScope
        itemType="https://schema.org/BreadcrumbList"
        className={styles.list}
      >
        <li className={styles.item}>
          <a
            href={homeHref}
            aria-label={texts.homePage}
            className={styles.home}
          >
            <HomeIcon />
          </a>
        </li>
        {items.map((item, index) => (
          <Breadcrumb
            key={`${item.label} ${item.href}`}
            item={item}
            position={index + 1}
            isLast={index === items.length - 1}
          />
        ))}
      </ul>
    </nav>
  )
}

function Breadcrumb({
  item,
  position,
  isLast
}: {
  readonly item: DocRoute['breadcrumbs'][number]
  readonly position: number
  readonly isLast: boolean
}) {
  const name = <span itemProp="name">{item.label}</span>
  return (
    <li
      itemScope
      itemProp="itemListElement"
      itemType="https://schema.org/ListItem"
      className={styles.item}
      data-current={isLast ? '' : undefined}
    >
      {item.href !== undefined && !isLast ? (
        <a href={item.href} itemProp="item" className={styles.link}>
          {name}
        </a>
      ) : (
        name
      )}
      <meta itemProp="position" content={String(position)} />
    </li>
  )
}
