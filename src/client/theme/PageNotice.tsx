import styles from './PageNotice.module.css'

const NOTICES = {
  unlisted: {
    title: 'Unlisted page',
    text: 'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.'
  },
  draft: {
    title: 'Draft page',
    text: 'This page is a draft. It will only be visible in dev and be excluded from the production build.'
  }
} as const

/** Say that a page is not for everyone (behaviour 2.5.6). */
export function PageNotice({ kind }: { readonly kind: 'unlisted' | 'draft' }) {
  const { title, text } = NOTICES[kind]
  return (
    <aside aria-label={title} className={styles.notice}>
      <b>{title}</b>
      <p>{text}</p>
    </aside>
  )
}
