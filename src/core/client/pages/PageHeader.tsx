import type { ReactNode } from 'react'
import type { TitledLink } from '../../model/paths.ts'
import styles from './PageHeader.module.css'

/**
 * The header of a list page.
 *
 * @param children the heading, and anything beside it
 * @param link to the parent list
 */
export function PageHeader({
  description,
  link,
  children
}: {
  readonly description: string | undefined
  readonly link?: TitledLink | undefined
  readonly children: ReactNode
}) {
  return (
    <header className={styles.header}>
      {children}
      {description !== undefined && <p>{description}</p>}
      {link !== undefined && (
        <a href={link.href} className={styles.link}>
          {link.title}
        </a>
      )}
    </header>
  )
}
