import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { formatCount } from '../../../model/fillText.ts'
import { findMatches, type SearchMatch } from '../../../model/search.ts'
import {
  searchFailed,
  searchLabel,
  searchPlaceholder,
  searchResultCount
} from '../../../model/texts.ts'
import { useSite } from '../../app/siteContext.tsx'
import { useHydrated } from '../../state/hydrated.ts'
import { findNextLink } from './findNextLink.ts'
import styles from './SearchField.module.css'
import { useSearchPages } from './useSearchPages.ts'

/**
 * Find pages and headings by their words.
 *
 * The results are plain links: arrow keys walk them, Enter in the field follows
 * the first, Escape clears. Without scripts the field is not shown.
 */
export function SearchField() {
  const { locale } = useSite()
  const id = useId()
  const isHydrated = useHydrated()
  const root = useRef<HTMLElement>(null)
  const [query, setQuery] = useState('')
  const { found, load } = useSearchPages()
  const matches = found.state === 'here' ? findMatches(found.pages, query) : []
  const isAsking = query.trim() !== ''

  function handleKey(event: KeyboardEvent): void {
    if (isComposing(event)) return
    const input = root.current?.querySelector('input')
    const links = [...(root.current?.querySelectorAll('a') ?? [])]
    if (event.key === 'Escape') {
      setQuery('')
      input?.focus()
      return
    }
    if (event.key === 'Enter' && event.target === input) {
      links[0]?.click()
      return
    }
    const next = findNextLink(event.key, {
      focused: links.indexOf(document.activeElement as HTMLAnchorElement), // a link, or −1
      count: links.length
    })
    if (next === undefined) return
    event.preventDefault() // the page would scroll
    const target = next === 'field' ? input : links[next]
    target?.focus()
  }

  return (
    <search ref={root} className={styles.search} onKeyDown={handleKey}>
      <label className={styles.label} htmlFor={id}>
        {searchLabel}
      </label>
      <input
        id={id}
        type="search"
        className={styles.input}
        placeholder={searchPlaceholder}
        autoComplete="off"
        spellCheck={false}
        disabled={!isHydrated}
        value={query}
        onFocus={load}
        onChange={event => setQuery(event.target.value)}
      />
      <p role="status" className={styles.status}>
        {found.state === 'failed' && isAsking && searchFailed}
        {found.state === 'here' &&
          isAsking &&
          formatCount(
            searchResultCount,
            ['count', matches.length],
            locale.htmlLang
          )}
      </p>
      {isAsking && matches.length > 0 && <Results matches={matches} />}
    </search>
  )
}

/**
 * Tell whether a key belongs to an input method. Safari ends the composition
 * before it tells of the Enter that did: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}

function Results({ matches }: { readonly matches: readonly SearchMatch[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it without bullets.
    <ul className={styles.results} role="list">
      {matches.map(({ title, href, context }) => (
        <li key={href}>
          <a href={href} className={styles.result}>
            <span className={styles.title}>{title}</span>
            <span className={styles.context}>{context}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
