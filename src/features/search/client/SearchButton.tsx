import { useHydrated } from '../../../core/client/state/layoutMode.ts'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { Icon } from '../../../core/client/ui/Icon.tsx'
import * as texts from '../../../core/model/texts.ts'
import styles from './SearchButton.module.css'
import { loadSearchDialog, openSearch } from './searchDialog.ts'

/** The search button at the end of the navbar, unless a navbar item places it. */
export function NavbarSearch() {
  const { items } = useSite().navbar
  const isPlaced = items.some(
    item => item.kind === 'feature' && item.type === 'search'
  )
  return (
    <div className={styles.end} data-placed={isPlaced ? '' : undefined}>
      <SearchButton />
    </div>
  )
}

/**
 * Opens the search, whose code loads on hover or focus. Hidden without
 * JavaScript.
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
