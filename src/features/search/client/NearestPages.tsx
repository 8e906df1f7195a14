import { useEffect, useState } from 'react'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { createHref, decodePathnameIfValid } from '../../../core/model/paths.ts'
import * as texts from '../../../core/model/texts.ts'
import styles from './NearestPages.module.css'
import { SearchField } from './SearchField.tsx'
import type { Suggestions } from './suggestPages.ts'

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
                <a href={createHref(baseUrl, path)}>
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

const NO_SUGGESTIONS: Suggestions = { words: '', pages: [] }

function useSuggestions(): Suggestions {
  const { pathname } = usePage().location
  const { baseUrl, libraries } = useSite()
  const [found, setFound] = useState(NO_SUGGESTIONS)

  useEffect(() => {
    let isCurrent = true
    const stripBase = (href: string) => href.slice(baseUrl.length - 1)
    const named = (libraries ?? []).flatMap(group =>
      group.libraries.map(({ href, label }) => ({
        path: stripBase(href),
        title: label
      }))
    )
    const wanted = decodePathnameIfValid(pathname)
    import(/* webpackChunkName: "search" */ './suggestPages.ts')
      .then(({ suggestPages }) => suggestPages(baseUrl, wanted, named))
      .then(
        suggestions => isCurrent && setFound(suggestions),
        () => {} // The page is useful without them.
      )
    return () => {
      isCurrent = false
    }
  }, [pathname, baseUrl, libraries])

  return found
}
