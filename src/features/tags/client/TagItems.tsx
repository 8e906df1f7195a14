import type { CountedTag, TagLink } from '../tag.ts'
import styles from './TagItems.module.css'

/** List tags, linked to their pages if they have one. */
export function TagItems({
  tags
}: {
  readonly tags: readonly (TagLink | CountedTag)[]
}) {
  return (
    <ul className={styles.list}>
      {tags.map(tag => (
        <li key={tag.href ?? tag.label}>
          <TagItem tag={tag} />
        </li>
      ))}
    </ul>
  )
}

function TagItem({ tag }: { readonly tag: TagLink | CountedTag }) {
  if (tag.href === undefined) {
    return <span className={styles.tag}>{tag.label}</span>
  }
  const { count, description } =
    'count' in tag ? tag : { count: undefined, description: undefined }
  return (
    <a href={tag.href} title={description} className={styles.tag}>
      {count === undefined ? tag.label : `${tag.label} `}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </a>
  )
}
