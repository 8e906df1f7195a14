type SearchModule = typeof import('./SearchDialog.tsx')

let loading: Promise<SearchModule> | undefined

/**
 * Load the search's code, which no page needs. A failed load is retried at the
 * next call.
 */
export function loadSearchDialog(): Promise<SearchModule> {
  loading ??= import(/* webpackChunkName: "search" */ './SearchDialog.tsx')
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
