import { createCell, useCell } from '../../../core/client/state/cell.ts'
import { editQuery, type Press } from './searchKeys.ts'

/** Whether the search is open, or failed to load. */
interface DialogState {
  readonly kind: 'closed' | 'open' | 'failed'
  /** Initial query. */
  readonly words: string
}

const closed: DialogState = { kind: 'closed', words: '' }
const state = createCell(closed)

/** Open the search, optionally with an initial query. */
export function openSearch(words = ''): void {
  if (state.get().kind !== 'open') state.set({ kind: 'open', words })
}

/**
 * Add a key to the initial query, while the dialog loads, or give up on Escape.
 *
 * @returns whether the key belongs to the search
 */
export function typeAhead(event: Press): boolean {
  const { kind, words } = state.get()
  if (kind !== 'open') return false
  if (event.key === 'Escape') {
    closeSearch()
    return true
  }
  const next = editQuery(words, event)
  if (next === undefined) return false
  state.set({ kind, words: next })
  return true
}

export function closeSearch(): void {
  state.set(closed)
}

/** Show that loading failed; opening the search again retries. */
export function failSearch(): void {
  state.set({ kind: 'failed', words: '' })
}

export function useDialogState(): DialogState {
  return useCell(state, closed)
}

type SearchModule = typeof import('./SearchDialog.tsx')

let loading: Promise<SearchModule> | undefined

/**
 * Lazy-load the search dialog. If loading fails, the next call retries.
 */
export function loadSearchDialog(): Promise<SearchModule> {
  loading ??= import(/* webpackChunkName: "search" */ './SearchDialog.tsx')
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
