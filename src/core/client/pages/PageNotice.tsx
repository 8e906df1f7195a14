import * as texts from '../../model/texts.ts'
import styles from './PageNotice.module.css'

const NOTICES = {
  unlisted: { title: texts.unlistedTitle, text: texts.unlistedText },
  draft: { title: texts.draftTitle, text: texts.draftText }
} as const

/** A notice that a page isn't public (behavior 2.5.6). */
export function PageNotice({ kind }: { readonly kind: 'unlisted' | 'draft' }) {
  const { title, text } = NOTICES[kind]
  return (
    <aside aria-label={title} className={styles.notice}>
      <b>{title}</b>
      <p>{text}</p>
    </aside>
  )
}
