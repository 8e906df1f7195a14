import * as texts from '../../../model/texts.ts'
import { useHydrated } from '../../state/hydrated.ts'
import { openSearch } from '../../state/searchDialog.ts'
import { SearchIcon } from '../ui/icons.tsx'
import { loadSearchDialog } from './loadSearchDialog.ts'
import styles from './SearchField.module.css'

/** Open the search from a page. The button looks like the search field. */
export function SearchField() {
  const isHydrated = useHydrated()
  return (
    <search className={styles.search}>
      <button
        type="button"
        className={styles.field}
        disabled={!isHydrated}
        aria-haspopup="dialog"
        onPointerEnter={loadSearchDialog}
        onFocus={loadSearchDialog}
        onClick={openSearch}
      >
        <SearchIcon />
        {texts.searchLabel}
      </button>
    </search>
  )
}
