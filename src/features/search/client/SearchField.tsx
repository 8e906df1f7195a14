import { useHydrated } from '../../../core/client/state/layoutMode.ts'
import { Icon } from '../../../core/client/ui/Icon.tsx'
import * as texts from '../../../core/model/texts.ts'
import styles from './SearchField.module.css'
import { loadSearchDialog, openSearch } from './searchDialog.ts'

/**
 * A button that opens the search from a page, and looks like its input.
 *
 * @param words initial query, which the button shows
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
