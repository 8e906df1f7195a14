import { useEffect, useState } from 'react'
import type { TitledLink } from '../../../model/blog.ts'
import { formatCount } from '../../../model/fillText.ts'
import type { OfflinePack } from '../../../model/offlinePack.ts'
import { decodePathname } from '../../../model/paths.ts'
import * as texts from '../../../model/texts.ts'
import { useSite } from '../../app/siteContext.tsx'
import styles from './OfflinePage.module.css'
import { readVisitedPages } from './readVisitedPages.ts'
import type { Packs } from './usePacks.ts'

/** List the pages that this device can show now: those saved, those visited. */
export function ReadablePages({ packs }: { readonly packs: Packs }) {
  const visited = useVisitedPages(packs)
  if (visited === undefined) return null
  const isEmpty = packs.saved.length === 0 && visited.length === 0
  return (
    <section className={styles.section}>
      <h2>{texts.savedPages}</h2>
      {isEmpty && <p>{texts.noSavedPages}</p>}
      {packs.saved.map(pack => (
        <SavedPack key={pack.id} pack={pack} />
      ))}
      {visited.length > 0 && (
        <>
          {packs.saved.length > 0 && <h3>{texts.visitedPages}</h3>}
          <PageLinks links={visited} />
        </>
      )}
    </section>
  )
}

/** Visited pages that no saved pack holds; titles come from any pack. */
function useVisitedPages(packs: Packs): readonly TitledLink[] | undefined {
  const { baseUrl } = useSite()
  const [paths, setPaths] = useState<readonly string[]>()

  // Reads the browser's Cache Storage, which only the browser has.
  useEffect(() => {
    let isCurrent = true
    readVisitedPages(baseUrl).then(found => {
      if (isCurrent) setPaths(found)
    })
    return () => {
      isCurrent = false
    }
  }, [baseUrl])

  const saved = new Map(listTitles(packs.saved))
  const titles = new Map([...listTitles(packs.offered ?? []), ...saved])
  return paths?.flatMap(path => {
    const href = decodePathname(path) ?? path
    const title = titles.get(href) ?? href
    return saved.has(href) ? [] : { title, href: path as TitledLink['href'] } // with base
  })
}

function listTitles(packs: readonly OfflinePack[]) {
  return packs
    .flatMap(({ pages }) => pages)
    .map(({ title, href }) => [decodePathname(href) ?? href, title] as const)
}

function SavedPack({ pack }: { readonly pack: OfflinePack }) {
  const { htmlLang } = useSite().locale
  const count = ['count', pack.pages.length] as const
  return (
    <details className={styles.details}>
      <summary>
        {pack.title}{' '}
        <span className={styles.count}>
          {formatCount(texts.pageCount, count, htmlLang)}
        </span>
      </summary>
      <PageLinks links={pack.pages} />
    </details>
  )
}

function PageLinks({ links }: { readonly links: readonly TitledLink[] }) {
  return (
    <ul className={styles.pages}>
      {links.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
