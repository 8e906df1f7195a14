import { loadWholeSheet } from '../../../core/client/styles/loadWholeSheet.ts'

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
