import * as texts from '../../../core/model/texts.ts'
import type { TagLink } from '../tag.ts'
import { TagItems } from './TagItems.tsx'
import styles from './TagList.module.css'

/** Show a page's tags. */
export function TagList({ tags }: { readonly tags: readonly TagLink[] }) {
  if (tags.length === 0) return null
  return (
    <div className={styles.tags}>
      <b>{texts.tags}</b>
      <TagItems tags={tags} />
    </div>
  )
}
