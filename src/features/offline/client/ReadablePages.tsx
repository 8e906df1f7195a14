import { useSite } from '../../../core/client/state/siteContext.tsx'
import { EmptyToolbox } from '../../../core/client/ui/EmptyToolbox.tsx'
import { Icon } from '../../../core/client/ui/Icon.tsx'
import { LibraryIcon } from '../../../core/client/ui/LibraryIcon.tsx'
import { formatText } from '../../../core/model/fillText.ts'
import type { ClientSite } from '../../../core/model/site.ts'
import * as texts from '../../../core/model/texts.ts'
import {
  groupPages,
  isOverview,
  type PageGroup,
  type Topic
} from './groupPages.ts'
import page from './OfflinePage.module.css'
import styles from './ReadablePages.module.css'
import type { StoredPage } from './readStoredPages.ts'

/** List the pages this device can show now: saved ones and visited ones. */
export function ReadablePages({
  pages
}: {
  readonly pages: readonly StoredPage[]
}) {
  const site = useSite()
  const topics = listTopics(site)
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
          {groupPages(pages, topics, site.baseUrl).map(group => (
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
        {pages.map(stored => (
          <li key={stored.href}>
            <a href={stored.href} className={styles.link}>
              {namePage(stored, topic, baseUrl)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Its title, unless that only repeats the name of the site or of the topic. */
function namePage(
  stored: StoredPage,
  topic: Topic | undefined,
  baseUrl: string
): string {
  if (stored.href === baseUrl) return texts.homePage
  return isOverview(stored, topic)
    ? formatText(texts.overview, { topic: stored.title })
    : stored.title
}
