import type { TitledLink } from '../../../model/blog.ts'
import * as texts from '../../../model/texts.ts'
import { useSite } from '../../state/siteContext.tsx'
import { EmptyToolbox } from '../../theme/ui/EmptyToolbox.tsx'
import { LibraryIcon } from '../../theme/ui/LibraryIcon.tsx'
import { groupPages, type PageGroup } from './groupPages.ts'
import page from './OfflinePage.module.css'
import styles from './ReadablePages.module.css'

/** List the pages this device can show now: saved ones and visited ones. */
export function ReadablePages({
  links
}: {
  readonly links: readonly TitledLink[]
}) {
  const { baseUrl, libraries = [] } = useSite()
  return (
    <section className={page.section}>
      <h2>{texts.savedPages}</h2>
      {links.length === 0 ? (
        <>
          <EmptyToolbox />
          <p>{texts.noSavedPages}</p>
        </>
      ) : (
        <div className={styles.groups}>
          {groupPages(links, libraries, baseUrl).map(group => (
            <Group
              key={group.library?.sidebar ?? ''}
              group={group}
              isNamed={libraries.length > 0}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function Group({
  group: { library, links },
  isNamed
}: {
  readonly group: PageGroup
  readonly isNamed: boolean
}) {
  return (
    <div className={styles.group}>
      {isNamed && (
        <h3 className={styles.name}>
          {library?.icon !== undefined && <LibraryIcon icon={library.icon} />}
          {library?.label ?? texts.otherPages}
        </h3>
      )}
      <ul className={styles.list}>
        {links.map(({ title, href }) => (
          <li key={href}>
            <a href={href} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
