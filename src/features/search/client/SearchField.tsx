import { useHydrated } from '../../../core/client/state/layoutMode.ts'
import { Icon } from '../../../core/client/ui/Icon.tsx'
import * as texts from '../../../core/model/texts.ts'
import { loadSearchDialog } from './loadSearchDialog.ts'
import styles from './SearchField.module.css'
import { openSearch } from './searchDialog.ts'

/**
 * Open the search from a page: it looks like the field that it leads to.
 *
 * @param words to start the search with; the field shows them
 */
export function SearchField({ words = '' }: { readonly words?: string }) {
  const isHydrated = useHydrated()
  return (
    <search className={styles.search} data-print="hidden">
      <button
        type="button"
        className={styles.field}
        disabled={!isHydrated}
        aria-haspopup="dialog"
        onPointerEnter={loadSearchDialog}
        onFocus={loadSearchDialog}
        onClick={() => openSearch(words)}
      >
        <Icon name="search" />
        {words === '' ? (
          texts.searchLabel
        ) : (
          <>
            <span className="visually-hidden">{texts.searchLabel}: </span>
            <span className={styles.words}>{words}</span>
          </>
        )}
      </button>
    </search>
  )
}
