import type { TitledLink } from '../../../model/blog.ts'
import { formatCount } from '../../../model/fillText.ts'
import * as texts from '../../../model/texts.ts'
import { useSite } from '../../state/siteContext.tsx'
import { Drawer } from '../../theme/ui/Drawer.tsx'
import { Icon } from '../../theme/ui/Icon.tsx'
import styles from './OfflinePage.module.css'

/** A longer list is closed at first. */
const MOST_SHOWN = 6

/** List the pages this device can show now: saved ones and visited ones. */
export function ReadablePages({
  links
}: {
  readonly links: readonly TitledLink[]
}) {
  return (
    <section className={styles.section}>
      <h2>{texts.savedPages}</h2>
      {links.length === 0 ? (
        <>
          <Drawer />
          <p>{texts.noSavedPages}</p>
        </>
      ) : (
        <PageLinks links={links} />
      )}
    </section>
  )
}

function PageLinks({ links }: { readonly links: readonly TitledLink[] }) {
  const { htmlLang } = useSite().locale
  const count = ['count', links.length] as const
  return (
    <details className={styles.details} open={links.length <= MOST_SHOWN}>
      <summary>
        <Icon name="caret" />
        {formatCount(texts.pageCount, count, htmlLang)}
      </summary>
      <ul className={styles.pages}>
        {links.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
