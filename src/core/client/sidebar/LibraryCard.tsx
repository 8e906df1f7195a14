import type { SidebarId } from '../../model/sidebar.ts'
import { findLibrary, type LibraryGroup } from '../../model/site.ts'
import { useSite } from '../state/siteContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LibraryIcon } from '../ui/LibraryIcon.tsx'
import styles from './LibraryCard.module.css'

/**
 * The library that a sidebar belongs to. The card is a native disclosure that
 * lists all libraries and works without scripts. Renders nothing if the sidebar
 * doesn't belong to a library.
 */
export function LibraryCard({ sidebar }: { readonly sidebar: SidebarId }) {
  const { libraries: groups = [] } = useSite()
  const library = findLibrary(groups, sidebar)
  if (library === undefined) return null
  return (
    <details className={styles.card}>
      <summary className={styles.summary}>
        {library.icon !== undefined && (
          <span className={styles.icon}>
            <LibraryIcon icon={library.icon} />
          </span>
        )}
        <span className={styles.name}>
          <b>{library.label}</b>
          {library.caption !== undefined && <Caption text={library.caption} />}
        </span>
        <Icon name="caret" className={styles.caret} />
      </summary>
      <LibraryPanel groups={groups} current={sidebar} />
    </details>
  )
}

/**
 * Links to all libraries, in groups, for an open card or a dialog.
 *
 * @param current the page's sidebar, whose library is marked
 */
export function LibraryPanel({
  groups,
  current
}: {
  readonly groups: readonly LibraryGroup[]
  readonly current: SidebarId | undefined
}) {
  return (
    <div className={styles.panel}>
      {groups.map(group => (
        <Group key={group.title} group={group} current={current} />
      ))}
    </div>
  )
}

function Group({
  group: { title, libraries },
  current
}: {
  readonly group: LibraryGroup
  readonly current: SidebarId | undefined
}) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {libraries.map(library => (
          <li key={library.sidebar}>
            <a
              href={library.href}
              className={styles.link}
              aria-current={library.sidebar === current ? 'true' : undefined}
            >
              {library.icon !== undefined && <i data-icon={library.icon} />}
              {library.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A single word is a package name, which can break only after its scope. */
function Caption({ text }: { readonly text: string }) {
  if (text.includes(' ')) return <small>{text}</small>
  const [scope, ...name] = text.split('/')
  if (name.length === 0) return <code>{text}</code>
  return (
    <code>
      {scope}/<wbr />
      {name.join('/')}
    </code>
  )
}
