import { useEffect, useState } from 'react'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { decodePathnameIfValid, toHref } from '../../../core/model/paths.ts'
import type { NamedPage } from '../../../core/model/route.ts'
import * as texts from '../../../core/model/texts.ts'
import styles from './NearestPages.module.css'
import { SearchField } from './SearchField.tsx'

/**
 * Offer a search for the words of an address that doesn't exist, and starting
 * points. Pages with similar addresses replace those once the search chunk,
 * which finds them, has loaded.
 */
export function NearestPages() {
  const { route } = usePage().page
  const { words, pages: similar } = useSuggestions()
  const { baseUrl } = useSite()
  const hasSimilar = similar.length > 0
  const title = hasSimilar ? texts.notFoundNearest : texts.notFoundStarts
  const starts = route.kind === 'notFound' ? route.starts : undefined
  const pages = hasSimilar ? similar : (starts ?? [])
  return (
    <div className={styles.nearest}>
      <SearchField words={words} />
      {pages.length > 0 && (
        <nav aria-label={title} className={styles.pages}>
          <h2>{title}</h2>
          <ul className={styles.list}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={toHref(baseUrl, path)}>
                  <b>{title}</b> <code>{path}</code>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** Suggestions for the address of the page. */
function useSuggestions() {
  const { pathname } = usePage().location
  const { baseUrl } = useSite()
  const [found, setFound] = useState(NO_SUGGESTIONS)

  useEffect(() => {
    let isCurrent = true
    const wanted = decodePathnameIfValid(pathname)
    const words = extractWords(wanted)
    setFound({ words, pages: [] })
    import(/* webpackChunkName: "search" */ './suggestPages.ts')
      .then(({ suggestPages }) => suggestPages(baseUrl, wanted))
      .then(
        pages => isCurrent && setFound({ words, pages }),
        () => {} // The page is useful without them.
      )
    return () => {
      isCurrent = false
    }
  }, [pathname, baseUrl])

  return found
}

const NO_SUGGESTIONS: {
  /** Words of the address, as a query. */
  readonly words: string
  readonly pages: readonly NamedPage[]
} = { words: '', pages: [] }

/** Extract the words of an address as a reader would type them in a search. */
export function extractWords(path: string): string {
  const [last = ''] = path.split('/').filter(Boolean).slice(-1)
  return last
    .replace(/\.\w+$/, '')
    .split(/[-_\s]+/)
    .join(' ')
    .trim()
}
