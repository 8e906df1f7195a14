import { createCell, useCell } from '../../../core/client/state/cell.ts'
import { loadWholeSheet } from '../../../core/client/state/loadElement.ts'

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

/**
 * Whether a key press opens the search: `/`, or K with Ctrl or ⌘.
 *
 * @param isTyping whether the focus is in a field
 */
export function isSearchKey(
  press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  isTyping: boolean
): boolean {
  const { key, ctrlKey, metaKey, altKey } = press
  if (altKey) return false
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k'
  return key === '/' && !ctrlKey && !isTyping
}

type SearchModule = typeof import('./SearchDialog.tsx')

let loading: Promise<SearchModule> | undefined

/**
 * Lazy-load the search dialog. If loading fails, the next call retries.
 */
export function loadSearchDialog(): Promise<SearchModule> {
  loading ??= loadAll()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function loadAll(): Promise<SearchModule> {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "search" */ './SearchDialog.tsx'),
    loadWholeSheet()
  ])
  return module
}
