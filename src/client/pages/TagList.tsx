import * as texts from '../../model/texts.ts'
import styles from './TagList.module.css'

/** Name the tags of a page; there are no tag pages to link to. */
export function TagList({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <div className={styles.tags}>
      <b>{texts.tags}</b>
      <ul className={styles.list}>
        {tags.map(tag => (
          <li key={tag} className={styles.tag}>
            {tag}
          </li>
        ))}
      </ul>
    </div>
  )
}
