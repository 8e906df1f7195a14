import type { ReactNode } from 'react'
import type { TitledLink } from '../../model/paths.ts'
import * as texts from '../../model/texts.ts'
import { Notice } from '../ui/Notice.tsx'
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

const NOTICES = {
  unlisted: { title: texts.unlistedTitle, text: texts.unlistedText },
  draft: { title: texts.draftTitle, text: texts.draftText }
} as const

/** A notice that a page isn't public (behavior 2.5.6). */
export function PageNotice({ kind }: { readonly kind: 'unlisted' | 'draft' }) {
  const { title, text } = NOTICES[kind]
  return (
    <Notice label={title} title={title}>
      <p>{text}</p>
    </Notice>
  )
}
