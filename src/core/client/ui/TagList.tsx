import type { CountedTag, TagGroup, TagLink } from '../../model/route.ts'
import * as texts from '../../model/texts.ts'
import styles from './TagList.module.css'

/** A page's tags. */
export function TagList({ tags }: { readonly tags: readonly TagLink[] }) {
  if (tags.length === 0) return null
  return (
    <div className={styles.tags}>
      <b>{texts.tags}</b>
      <TagItems tags={tags} />
    </div>
  )
}

/** All tags, grouped by first letter (behavior 2.4.16). */
export function TagIndex({ groups }: { readonly groups: readonly TagGroup[] }) {
  return (
    <>
      <h1>{texts.allTags}</h1>
      {groups.map(({ letter, tags }) => (
        <section key={letter} className={styles.group}>
          <h2 className={styles.letter}>{letter}</h2>
          <TagItems tags={tags} />
        </section>
      ))}
    </>
  )
}

/** A list of tags, linked to their pages if they have one. */
function TagItems({
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
