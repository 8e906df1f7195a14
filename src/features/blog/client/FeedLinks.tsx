import { useSite } from '../../../core/client/state/siteContext.tsx'
import * as texts from '../../../core/model/texts.ts'
import { FEEDS } from '../createBlogHead.ts'
import styles from './FeedLinks.module.css'

/** Link to the blog's feeds. */
export function FeedLinks() {
  const { baseUrl } = useSite()
  return (
    <p className={styles.feeds} data-print="hidden">
      {texts.feeds}
      {FEEDS.map(({ name, type, file }) => (
        <a key={name} href={baseUrl + file} type={type} data-file="">
          {name}
        </a>
      ))}
    </p>
  )
}
