import type { LibraryGroup } from '../../../core/model/site.ts'
import styles from './LibraryList.module.css'

/** Links to all libraries, in groups. */
export function LibraryList({
  groups
}: {
  readonly groups: readonly LibraryGroup[]
}) {
  return (
    <div className={`icons ${styles.groups}`}>
      {groups.map(({ title, libraries }) => (
        <div key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.list}>
            {libraries.map(({ sidebar, href, label, icon }) => (
              <li key={sidebar}>
                <a href={href} className={styles.link}>
                  {icon !== undefined && <i data-icon={icon} />}
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
