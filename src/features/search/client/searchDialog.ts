import { createCell, useCell } from '../../../core/client/state/cell.ts'

/** Whether the search is shown. If it failed, the button says so. */
interface SearchState {
  readonly kind: 'closed' | 'open' | 'failed'
  /** Words that the search starts with; empty if the reader has yet to type. */
  readonly words: string
}

const closed: SearchState = { kind: 'closed', words: '' }
const state = createCell(closed)

/** Open the search, with words in its field if there are any. */
export function openSearch(words = ''): void {
  if (state.get().kind !== 'open') state.set({ kind: 'open', words })
}

/** Keep a letter that is typed before the search has a field. */
export function addLetter(letter: string): void {
  const { kind, words } = state.get()
  if (kind === 'open') state.set({ kind, words: words + letter })
}

export function closeSearch(): void {
  state.set(closed)
}

/** Its code failed to load; the next request tries again. */
export function failSearch(): void {
  state.set({ kind: 'failed', words: '' })
}

export function useSearchState(): SearchState {
  return useCell(state, closed)
}

/** The parts of a key press that decide whether it opens the search. */
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
