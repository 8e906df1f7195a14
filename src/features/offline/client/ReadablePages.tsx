import { useSite } from '../../../core/client/state/siteContext.tsx'
import { EmptyToolbox } from '../../../core/client/ui/EmptyToolbox.tsx'
import { Icon } from '../../../core/client/ui/Icon.tsx'
import { LibraryIcon } from '../../../core/client/ui/LibraryIcon.tsx'
import type { ClientSite } from '../../../core/model/site.ts'
import * as texts from '../../../core/model/texts.ts'
import { groupPages, type PageGroup, type Topic } from './groupPages.ts'
import page from './OfflinePage.module.css'
import styles from './ReadablePages.module.css'
import type { StoredPage } from './readStoredPages.ts'

/** List the pages that open offline. */
export function ReadablePages({
  pages
}: {
  readonly pages: readonly StoredPage[]
}) {
  const topics = listTopics(useSite())
  return (
    <section className={page.section}>
      <h2>{texts.savedPages}</h2>
      {pages.length === 0 ? (
        <>
          <EmptyToolbox />
          <p>{texts.noSavedPages}</p>
        </>
      ) : (
        <div className={styles.groups}>
          {groupPages(pages, topics).map(group => (
            <Group
              key={group.topic?.href ?? ''}
              group={group}
              isNamed={topics.length > 0}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function listTopics({ libraries = [] }: ClientSite): readonly Topic[] {
  return libraries.flatMap(group => group.libraries)
}

function Group({
  group: { topic, pages },
  isNamed
}: {
  readonly group: PageGroup
  readonly isNamed: boolean
}) {
  const { baseUrl } = useSite()
  return (
    <div className={styles.group}>
      {isNamed && (
        <h3 className={styles.name}>
          {topic?.icon === undefined ? (
            <Icon name="doc" />
          ) : (
            <LibraryIcon icon={topic.icon} />
          )}
          {topic?.label ?? texts.otherPages}
        </h3>
      )}
      <ul className={styles.list}>
        {pages.map(({ href, title }) => (
          <li key={href}>
            <a href={href} className={styles.link}>
              {href === baseUrl ? texts.homePage : title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
