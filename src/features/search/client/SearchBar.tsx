import type { KeyboardEvent, Ref } from 'react'
import {
  findNextIndex,
  type KeyMoves
} from '../../../core/client/ui/findNextIndex.ts'
import { Icon } from '../../../core/client/ui/Icon.tsx'
import { isComposing } from '../../../core/client/ui/Modal.tsx'
import * as texts from '../../../core/model/texts.ts'
import styles from './SearchDialog.module.css'
import { closeSearch } from './searchDialog.ts'

/** Other keys, such as Home, keep their meaning in the field. */
const KEYS: KeyMoves = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageUp: 'first',
  PageDown: 'last'
}

interface SearchBarProps {
  readonly ref: Ref<HTMLInputElement>
  /** Prefix for the ids of the list and its options. */
  readonly id: string
  readonly query: string
  /** Index of the active option. */
  readonly active: number
  readonly optionCount: number
  readonly onQuery: (query: string) => void
  readonly onActive: (index: number) => void
  /** Opens the active option, in another tab if Ctrl or ⌘ is held down. */
  readonly onOpen: (inNewTab: boolean) => void
}

/**
 * The input and the close button of the dialog. Keys in the input move through
 * the list of results.
 */
export function SearchBar({
  ref,
  id,
  query,
  active,
  optionCount,
  onQuery,
  onActive,
  onOpen
}: SearchBarProps) {
  function handleKey(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      onOpen(event.ctrlKey || event.metaKey)
      return
    }
    const next = findNextIndex(KEYS[event.key], {
      current: active,
      count: optionCount
    })
    if (next === undefined) return
    event.preventDefault()
    onActive(next)
  }

  const hasOptions = optionCount > 0
  return (
    <search className={styles.bar}>
      <Icon name="search" className={styles.lens} />
      <input
        ref={ref}
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={texts.searchLabel}
        aria-expanded={hasOptions}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={hasOptions ? `${id}${active}` : undefined}
        placeholder={texts.searchPlaceholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={event => onQuery(event.target.value)}
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
  )
}
