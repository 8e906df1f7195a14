import { createCell, useCell } from '../../../core/client/state/cell.ts'

/** Whether the search is open, or failed to load. */
interface SearchState {
  readonly kind: 'closed' | 'open' | 'failed'
  /** Initial query. */
  readonly words: string
}

const closed: SearchState = { kind: 'closed', words: '' }
const state = createCell(closed)

/** Open the search, optionally with an initial query. */
export function openSearch(words = ''): void {
  if (state.get().kind !== 'open') state.set({ kind: 'open', words })
}

/** Buffer a letter that the reader types while the search loads. */
export function appendLetter(letter: string): void {
  const { kind, words } = state.get()
  if (kind === 'open') state.set({ kind, words: words + letter })
}

export function closeSearch(): void {
  state.set(closed)
}

/** Show that loading failed; opening the search again retries. */
export function failSearch(): void {
  state.set({ kind: 'failed', words: '' })
}

export function useSearchState(): SearchState {
  return useCell(state, closed)
}

/** The properties of a key press that matter here. */
interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  /** Whether the focus is in a field. */
  readonly isTyping: boolean
}

/** Whether a key press opens the search: `/`, or K with Ctrl or ⌘. */
export function isSearchKey(press: KeyPress): boolean {
  const { key, ctrlKey, metaKey, altKey, isTyping } = press
  if (altKey) return false
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k'
  return key === '/' && !ctrlKey && !isTyping
}
