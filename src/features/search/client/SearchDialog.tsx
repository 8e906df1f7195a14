import {
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState
} from 'react'
import { currentEntry } from '../../../core/client/state/browserHistory.ts'
import { hasModifier } from '../../../core/client/state/hasModifier.ts'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { Modal } from '../../../core/client/ui/Modal.tsx'
import * as texts from '../../../core/model/texts.ts'
import { openIndex } from './openIndex.ts'
import { storeRecentPage } from './recentPages.ts'
import { SearchBar } from './SearchBar.tsx'
import styles from './SearchDialog.module.css'
import { SearchOptions } from './SearchOptions.tsx'
import { SearchStatus } from './SearchStatus.tsx'
import { closeSearch } from './searchDialog.ts'
import { type SearchOption, useSearchOptions } from './useSearchOptions.ts'

/**
 * The search dialog: an input with a list of results. The arrow keys move
 * through the list while the focus stays in the input. Results are plain links.
 *
 * @param words initial query; if empty, the last query stays
 */
export function SearchDialog({
  isOpen,
  words
}: {
  readonly isOpen: boolean
  readonly words: string
}) {
  const { baseUrl } = useSite()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(words)
  const [active, setActive] = useState(0)
  const { hasQuery, answer, found, groups } = useSearchOptions(query, isOpen)

  useEffect(() => {
    if (!isOpen) return
    if (words === '') input.current?.select()
    else {
      setQuery(words)
      input.current?.setSelectionRange(words.length, words.length)
    }
    openIndex(baseUrl).catch(() => {}) // The first query reports the error.
    // Not when a page that was already loading arrives.
    return currentEntry.subscribe(() => {
      if (currentEntry.get().action === 'POP') closeSearch()
    })
  }, [isOpen, words, baseUrl])

  const ask = (next: string) => {
    setQuery(next)
    setActive(0)
  }

  const storeRecent = useCallback(
    ({ path, title }: SearchOption) =>
      storeRecentPage(baseUrl, { path, title }),
    [baseUrl]
  )

  const options = groups.flatMap(group => group.options)
  const optionCount = options.length
  const current = Math.min(active, optionCount - 1)

  function openActive(inNewTab: boolean): void {
    const option = options[current]
    if (option === undefined) return
    const link = document.getElementById(`${id}${current}`)
    if (!inNewTab) link?.click()
    else {
      storeRecent(option)
      window.open(option.href)
    }
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={closeSearch}
      className={styles.dialog}
      aria-label={texts.searchLabel}
      data-print="hidden"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears clicks on links */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links turn keys into clicks */}
      <div className={styles.panel} onClick={closeAfterLink}>
        <SearchBar
          ref={input}
          id={id}
          query={query}
          active={current}
          optionCount={optionCount}
          onQuery={ask}
          onActive={setActive}
          onOpen={openActive}
        />
        <SearchOptions
          id={id}
          groups={groups}
          active={current}
          stem={found?.index.stem}
          onActive={setActive}
          onChoose={storeRecent}
        />
        <SearchStatus
          hasQuery={hasQuery}
          answer={answer}
          optionCount={optionCount}
        />
        <KeyHints hasOptions={optionCount > 0} />
      </div>
    </Modal>
  )
}

/** With a modifier, links open in another tab or window. */
function closeAfterLink(event: MouseEvent): void {
  const isLink = event.target instanceof Element && event.target.closest('a')
  if (isLink && !hasModifier(event)) closeSearch()
}

function KeyHints({ hasOptions }: { readonly hasOptions: boolean }) {
  return (
    <p className={styles.keys} aria-hidden="true">
      {hasOptions && (
        <>
          <kbd>↑</kbd> <kbd>↓</kbd> {texts.searchKeySelect}
          <kbd>↵</kbd> {texts.searchKeyOpen}
        </>
      )}
      <kbd>esc</kbd> {texts.searchKeyClose}
    </p>
  )
}
