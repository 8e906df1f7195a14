import type { PageProps } from '../../../core/client/clientFeature.ts'
import { PlainLayout } from '../../../core/client/pages/PlainLayout.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import * as texts from '../../../core/model/texts.ts'
import { type ChangedPage, type ChangesRoute, FEEDS } from '../changes.ts'

/** List what each release changed. */
export default function ChangesPage({ route }: PageProps<ChangesRoute>) {
  const { baseUrl } = useSite()
  return (
    <PlainLayout>
      <div className="prose">
        <h1>{texts.changesTitle}</h1>
        {route.releases.length === 0 && <p>{texts.changesEmpty}</p>}
        {route.releases.map(({ name, date, day, pages }) => (
          <section key={name}>
            <h2 id={name}>{name}</h2>
            <p>
              <time dateTime={date}>{day}</time>
            </p>
            <ul>
              {pages.map(page => (
                <Page key={page.href} page={page} />
              ))}
            </ul>
          </section>
        ))}
        <p data-print="hidden">
          {texts.changesFeeds}
          {FEEDS.map(({ name, type, file }) => (
            <span key={name}>
              {' '}
              <a href={baseUrl + file} type={type} data-file="">
                {name}
              </a>
            </span>
          ))}
        </p>
      </div>
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
