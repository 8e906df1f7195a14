import type { DocRoute } from '../../model/route.ts'
import type { Library } from '../../model/site.ts'
import * as texts from '../../model/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Breadcrumbs.module.css'

/**
 * A doc's library and categories, in a line above its title. The doc itself is
 * included for readers who can't see the title. The list is a schema.org
 * BreadcrumbList whose positions exclude home and the library (behavior 2.5.8).
 * Renders nothing without breadcrumbs.
 */
export function Breadcrumbs({
  items,
  homeHref,
  library
}: {
  readonly items: DocRoute['breadcrumbs']
  readonly homeHref: string
  readonly library?: Library | undefined
}) {
  if (items.length === 0) return null
  return (
    <nav
      aria-label={texts.breadcrumbs}
      className={styles.breadcrumbs}
      data-print="hidden"
    >
      <ol
        itemScope
        itemType="https://schema.org/BreadcrumbList"
        className={styles.list}
        data-label={texts.onThisPage}
      >
        <li className={styles.home}>
          <a href={homeHref} aria-label={texts.homePage}>
            <Icon name="home" />
          </a>
        </li>
        {library !== undefined && (
          <li className={styles.item}>
            <a href={library.href} className={styles.link}>
              {library.label}
            </a>
          </li>
        )}
        {items.map((item, index) => (
          <Breadcrumb
            key={`${item.label} ${item.href}`}
            item={item}
            position={index + 1}
            isLast={index === items.length - 1}
          />
        ))}
      </ol>
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
      className={isLast ? 'visually-hidden' : styles.item}
      aria-current={isLast ? 'page' : undefined}
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
