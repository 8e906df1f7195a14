import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState
} from 'react'
import { formatText } from '../../../model/fillText.ts'
import * as texts from '../../../model/texts.ts'
import { hasModifier } from '../../state/hasModifier.ts'
import { usePage } from '../../state/PageContext.tsx'
import { readRecentPages, rememberPage } from '../../state/recentPages.ts'
import { closeSearch } from '../../state/searchDialog.ts'
import { useSite } from '../../state/siteContext.tsx'
import { findNextIndex, type KeyMoves } from '../findNextIndex.ts'
import { Icon } from '../ui/Icon.tsx'
import { Modal } from '../ui/Modal.tsx'
import { openIndex } from './engine/openIndex.ts'
import { listAnswers, listRecent, type SearchOption } from './listOptions.ts'
import styles from './SearchDialog.module.css'
import { SearchOptions } from './SearchOptions.tsx'
import { SearchState } from './SearchState.tsx'
import { useHighlight } from './useHighlight.ts'
import { useSearch } from './useSearch.ts'

/** Other keys, such as Home, belong to the field. */
const KEYS: KeyMoves = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageUp: 'first',
  PageDown: 'last'
}

/**
 * The search dialog: a field with a list of results. The arrow keys move
 * through the list while the focus stays in the field. Results are plain links.
 *
 * @param words that it starts with; if empty, the last query stays
 */
export function SearchDialog({
  isOpen,
  words
}: {
  readonly isOpen: boolean
  readonly words: string
}) {
  const { baseUrl } = useSite()
  const { location } = usePage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const shownLocation = useRef(location)
  const openedOn = useRef<unknown>(undefined)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const answer = useSearch(baseUrl, query)
  const { shown, want, clear } = useHighlight()

  const isAsking = query.trim() !== ''
  const found = answer?.kind === 'found' && isAsking ? answer : undefined
  const { pathname } = location
  const groups = useMemo(() => {
    if (found) return listAnswers(found, baseUrl)
    const recent = isOpen && !isAsking ? readRecentPages(baseUrl) : []
    return listRecent(
      recent.filter(({ path }) => path !== pathname),
      texts.searchRecent,
      baseUrl
    )
  }, [found, isOpen, isAsking, pathname, baseUrl])
  const options = groups.flatMap(group => group.options)
  const current = Math.min(active, options.length - 1)

  useEffect(() => {
    if (!isOpen) return
    if (words !== '') setQuery(words)
    input.current?.select()
    openIndex(baseUrl).catch(() => {}) // The first query says so.
  }, [isOpen, words, baseUrl])

  useEffect(() => {
    // The router's key of the entry, whose page may still be loading.
    if (isOpen) openedOn.current = window.history.state?.key
  }, [isOpen])

  // The back button closes the search, but a page that arrives late doesn't.
  useEffect(() => {
    const isLeft = shownLocation.current !== location
    if (isLeft && location.key !== openedOn.current) closeSearch()
    shownLocation.current = location
  }, [location])

  function handleKey(event: KeyboardEvent): void {
    // Safari ends a composition before it reports the Enter that ended it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter') {
      event.preventDefault()
      event.currentTarget
        .closest('dialog')
        ?.querySelector<HTMLElement>('[aria-selected="true"]')
        ?.click()
      return
    }
    const next = findNextIndex(KEYS[event.key], {
      current,
      count: options.length
    })
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  const choose = useCallback(
    (option: SearchOption, event: MouseEvent) => {
      const { path, title, terms } = option
      // Store only pages that the reader chose.
      rememberPage(baseUrl, { path, title })
      if (hasModifier(event)) return // It opens elsewhere.
      if (found) {
        want({ path, terms, query: found.query, stem: found.index.stem })
      }
      closeSearch()
    },
    [baseUrl, found, want]
  )

  return (
    <>
      <Modal
        isOpen={isOpen}
        onClose={closeSearch}
        className={styles.dialog}
        aria-label={texts.searchLabel}
        data-print="hidden"
      >
        <div className={styles.panel}>
          <search className={styles.bar}>
            <Icon name="search" className={styles.lens} />
            <input
              ref={input}
              type="text"
              role="combobox"
              className={styles.input}
              aria-label={texts.searchLabel}
              aria-expanded={options.length > 0}
              aria-controls={`${id}list`}
              aria-autocomplete="list"
              aria-activedescendant={
                options.length > 0 ? `${id}${current}` : undefined
              }
              placeholder={texts.searchPlaceholder}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              value={query}
              onChange={event => {
                setQuery(event.target.value)
                setActive(0)
              }}
              onKeyDown={handleKey}
            />
            <button
              type="button"
              className={styles.close}
              aria-label={texts.searchClose}
              onClick={closeSearch}
            >
              <Icon name="close" />
            </button>
          </search>
          <SearchOptions
            id={id}
            groups={groups}
            active={current}
            stem={found?.index.stem}
            onActive={setActive}
            onChoose={choose}
          />
          <SearchState
            isAsking={isAsking}
            answer={answer}
            optionCount={options.length}
          />
          <p className={styles.keys} aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> {texts.searchKeySelect}
            <kbd>↵</kbd> {texts.searchKeyOpen}
            <kbd>esc</kbd> {texts.searchKeyClose}
          </p>
        </div>
      </Modal>
      {shown !== undefined && (
        <p className={styles.marks} data-print="hidden">
          <span>{formatText(texts.searchHighlighted, { words: shown })}</span>
          <button type="button" onClick={clear}>
            {texts.searchHighlightClear}
          </button>
        </p>
      )}
    </>
  )
}
