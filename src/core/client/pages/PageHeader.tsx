import type { ReactNode } from 'react'
import type { TitledLink } from '../../model/paths.ts'
import styles from './PageHeader.module.css'

/**
 * Header of a page that lists others.
 *
 * @param children the heading, and what is beside it
 * @param link leads to the parent list
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
