import * as texts from '../../../core/model/texts.ts'
import type { TagGroup } from '../tag.ts'
import styles from './TagIndex.module.css'
import { TagItems } from './TagItems.tsx'

/** List all tags by first letter (behaviour 2.4.16). */
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
