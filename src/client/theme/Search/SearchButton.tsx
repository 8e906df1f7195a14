import * as texts from '../../../model/texts.ts'
import { useHydrated } from '../../state/layoutMode.ts'
import { openSearch } from '../../state/searchDialog.ts'
import { Icon } from '../ui/Icon.tsx'
import { loadSearchDialog } from './loadSearchDialog.ts'
import styles from './SearchButton.module.css'

/**
 * Open the search. Its code loads when the reader points at or focuses the
 * button. Hidden without scripts.
 */
export function SearchButton() {
  const isHydrated = useHydrated()
  return (
    <button
      type="button"
      className={styles.button}
      disabled={!isHydrated}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onPointerEnter={loadSearchDialog}
      onFocus={loadSearchDialog}
      onClick={() => openSearch()}
    >
      <Icon name="search" className={styles.icon} />
      <span className={styles.label}>{texts.searchButton}</span>
      <span className={styles.key} aria-hidden="true">
        /
      </span>
    </button>
  )
}
