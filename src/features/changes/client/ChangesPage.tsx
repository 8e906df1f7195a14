import type { PageProps } from '../../../core/client/clientFeature.ts'
import { PlainLayout } from '../../../core/client/pages/PlainLayout.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { EmptyToolbox } from '../../../core/client/ui/EmptyToolbox.tsx'
import * as texts from '../../../core/model/texts.ts'
import { type ChangedPage, type ChangesRoute, FEEDS } from '../changes.ts'
import styles from './ChangesPage.module.css'

/** List what each release changed. */
export default function ChangesPage({ route }: PageProps<ChangesRoute>) {
  const { baseUrl } = useSite()
  return (
    <PlainLayout>
      <div className="prose">
        <h1>{texts.changesTitle}</h1>
        {route.releases.length === 0 && (
          <div className={styles.empty}>
            <EmptyToolbox />
            <p>{texts.changesEmpty}</p>
          </div>
        )}
        {route.releases.map(({ name, date, day, pages }) => (
          <section key={name}>
            <h2 id={name}>{name}</h2>
            <p className={styles.date}>
              <time dateTime={date}>{day}</time>
            </p>
            <ul>
              {pages.map(page => (
                <Page key={page.href} page={page} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.feeds} data-print="hidden">
        {texts.changesFeeds}
        {FEEDS.map(({ name, type, file }) => (
          <a key={name} href={baseUrl + file} type={type} data-file="">
            {name}
          </a>
        ))}
      </p>
    </PlainLayout>
  )
}

function Page({
  page: { title, href, isWhole, blocks }
}: {
  readonly page: ChangedPage
}) {
  return (
    <li>
      <a href={href}>{title}</a>
      {isWhole && ` (${texts.wholePage})`}
      {blocks.length > 0 && (
        <ul>
          {blocks.map(({ text, href: block }) => (
            <li key={text}>
              <a href={block}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
