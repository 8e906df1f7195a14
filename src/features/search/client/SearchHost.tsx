import { useEffect, useState } from 'react'
import * as texts from '../../../core/model/texts.ts'
import styles from './SearchButton.module.css'
import type { SearchDialog } from './SearchDialog.tsx'
import {
  closeSearch,
  failSearch,
  loadSearchDialog,
  openSearch,
  typeAhead,
  useDialogState
} from './searchDialog.ts'
import { isSearchKey, isTyping } from './searchKeys.ts'

/** Handle the search shortcuts, and load and show the dialog on demand. */
export function SearchHost() {
  const { kind, words } = useDialogState()
  const [Dialog, setDialog] = useState<typeof SearchDialog>()
  useSearchKeys()

  useEffect(() => {
    if (kind !== 'open' || Dialog) return
    loadSearchDialog().then(
      loaded => setDialog(() => loaded.SearchDialog),
      failSearch
    )
  }, [kind, Dialog])

  if (kind === 'failed') {
    return (
      <p role="alert" className={styles.failed}>
        {texts.searchClosed}{' '}
        <button type="button" onClick={closeSearch}>
          {texts.close}
        </button>
      </p>
    )
  }
  return Dialog ? <Dialog isOpen={kind === 'open'} words={words} /> : null
}

function useSearchKeys(): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const typing = isTyping(event)
      const isWaiting = !typing && !document.querySelector('dialog[open]')
      if (isWaiting && typeAhead(event)) event.preventDefault()
      else if (isSearchKey(event, typing)) {
        event.preventDefault()
        openSearch()
      }
    }
    document.onkeydown = null
    for (const event of window.earlyKeys?.splice(0) ?? []) onKey(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
