import { createCell, useCell } from './cell.ts'

/** Whether the search is shown. If it failed, the button says so. */
export type SearchState = 'closed' | 'open' | 'failed'

const state = createCell<SearchState>('closed')

/** What the search was opened with; empty where the reader has yet to type. */
const wanted = createCell('')

export function openSearch(): void {
  state.set('open')
}

/** Open the search with words in its field. */
export function openSearchFor(words: string): void {
  wanted.set(words)
  openSearch()
}

export function closeSearch(): void {
  wanted.set('')
  state.set('closed')
}

/** Its code failed to load; the next request tries again. */
export function failSearch(): void {
  state.set('failed')
}

export function useSearchState(): SearchState {
  return useCell(state, 'closed')
}

export function useWantedWords(): string {
  return useCell(wanted, '')
}

/** What of a key press decides whether it asks for the search. */
interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  /** Whether the key would type a character at the focus. */
  readonly isTyping: boolean
}

/** Tell whether a key opens the search: `/`, or K with Ctrl or ⌘. */
export function isSearchKey(press: KeyPress): boolean {
  const { key, ctrlKey, metaKey, altKey, isTyping } = press
  if (altKey) return false
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k'
  return key === '/' && !ctrlKey && !isTyping
}
