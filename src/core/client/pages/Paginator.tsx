import styles from './Paginator.module.css'

interface PaginatorLink {
  readonly href: string
  readonly title: string
  /** The direction, shown above the title. */
  readonly label?: string
}

/**
 * Links to the previous and next page. The landmark is rendered even without
 * links, so its position is the same on every page (behavior 2.4.6, 2.5.7).
 */
export function Paginator({
  label,
  previous,
  next
}: {
  readonly label: string
  readonly previous?: PaginatorLink | undefined
  readonly next?: PaginatorLink | undefined
}) {
  return (
    <nav aria-label={label} className={styles.paginator} data-print="hidden">
      {previous && <Neighbor link={previous} rel="prev" />}
      {next && <Neighbor link={next} rel="next" />}
    </nav>
  )
}

function Neighbor({
  link,
  rel
}: {
  readonly link: PaginatorLink
  readonly rel: 'prev' | 'next'
}) {
  return (
    <a href={link.href} rel={rel} className={styles.link}>
      {link.label && <span className={styles.label}>{link.label}</span>}
      <span className={styles.title}>{link.title}</span>
    </a>
  )
}
