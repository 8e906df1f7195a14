type SearchModule = typeof import('./SearchDialog.tsx')

let loading: Promise<SearchModule> | undefined

/**
 * Load the code of the search, which no page needs, and begin with its index. A
 * failed load is tried again at the next call.
 */
export function loadSearchDialog(): Promise<SearchModule> {
  loading ??= import(/* webpackChunkName: "search" */ './SearchDialog.tsx')
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
